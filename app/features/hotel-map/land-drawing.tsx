/** The valley of Kashmir, drawn by hand to the scale of `project`: simplified, north up. */
export function LandDrawing() {
  return (
    <g aria-hidden="true">
      <rect width="440" height="400" fill="var(--map-land)" />
      <g fill="var(--map-hill)">
        <path d="M0 0H440V118C400 108 372 138 338 130S286 96 252 112 190 152 158 132 96 110 62 96 20 112 0 96z" />
        <path d="M440 96V400H402C420 372 398 348 408 322S430 276 414 248 386 220 396 190 420 128 440 96z" />
        <path d="M0 400V206C24 214 34 240 58 252S84 300 110 318 150 352 182 362 236 386 250 400z" />
        <path d="M262 214C288 196 318 204 338 220S372 262 358 288 318 300 300 282 240 232 262 214z" />
      </g>
      <g fill="none" stroke="var(--map-contour)" strokeWidth="2">
        <path d="M0 62C40 54 70 84 110 86S190 110 226 84 300 72 340 96 400 84 440 74" />
        <path d="M0 248C24 256 30 284 56 296S100 348 132 362 190 380 206 400" />
        <path d="M440 168C420 186 418 214 432 240S436 300 428 326 432 372 424 400" />
        <path d="M282 232C300 222 322 230 334 244S346 274 330 276 270 244 282 232z" />
      </g>
      <g fill="none" stroke="var(--map-water)" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M318 400C300 372 286 356 262 344S222 316 208 290 190 250 168 224 140 190 126 172"
          strokeWidth="7"
        />
        <path d="M110 172C92 188 74 206 52 222S20 232 0 228" strokeWidth="7" />
        <path d="M378 290C366 322 344 346 318 356" strokeWidth="5" />
        <path d="M384 184C346 196 300 190 262 206S206 226 176 230" strokeWidth="5" />
        <path d="M440 44C380 30 320 62 262 54S180 34 120 52 40 38 0 24" strokeWidth="5" />
      </g>
      <g fill="var(--map-water)">
        <path d="M104 160c4-16 24-22 40-14s16 26 2 36-46 0-42-22z" />
        <path d="M212 256c2-12 14-18 24-14s12 18 4 28-30 2-28-14z" />
      </g>
      <path
        d="M208 292C172 286 128 300 92 292S66 292 60 290M208 292C250 308 300 330 330 330S362 312 376 306M208 280C214 240 240 214 300 202S356 192 368 188M180 236C176 190 150 150 176 116S206 70 214 56"
        fill="none"
        stroke="var(--map-road-edge)"
        strokeWidth="2.5"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
    </g>
  );
}
