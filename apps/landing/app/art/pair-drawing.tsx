/** Two divers joined by a buddy line, within another drawing; `buddy-pair.svg` has them alone. */
export function PairDrawing() {
  return (
    <>
      <g className="hover-b diver-far">
        <use href="#diver" transform="translate(214 4) scale(.82)" />
      </g>
      <path
        className="tether"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        d="M350 236c40 46 116 20 154-126"
      />
      <g className="hover-a">
        <use href="#diver" transform="translate(0 112)" />
      </g>
    </>
  );
}
