import { checkEqualShapes } from "../equal-shapes.ts";
import { checkFileLengths } from "../file-lengths.ts";

checkFileLengths();
checkEqualShapes();
