import { openYears } from "./years-office.ts";
import { growingReads } from "./growing-reads.ts";
const n=Number(process.argv[2]);const a=await openYears(1000,process.argv[3]??"");const b=await openYears(n,process.argv[4]??"");
const want=process.env["ONLY"]?.split(" ");
for(const p of growingReads){if(want&&!want.some(w=>p.includes(w)))continue;let x=1e9,y=1e9;for(let i=0;i<12;i++){x=Math.min(x,await a.work(p));y=Math.min(y,await b.work(p))}
if(want||y/x>1.5)console.log((y/x).toFixed(2),x.toFixed(2),y.toFixed(2),p)}
await a.close();await b.close();
