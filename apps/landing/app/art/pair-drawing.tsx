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
        d="M352 229c42 50 122 20 152-131"
      />
      <g className="hover-a">
        <use href="#diver" transform="translate(0 112)" />
      </g>
    </>
  );
}
