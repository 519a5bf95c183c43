import { checkFileLengths } from "../file-lengths.ts";

checkFileLengths();
