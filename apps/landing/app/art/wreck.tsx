import FarFloor from './far-floor.svg?react';
import NearFloor from './near-floor.svg?react';
import WreckDrawing from './wreck.svg?react';

/** A wrecked steamer on the sea floor, overgrown; a torch brings back her colours. */
export function Wreck() {
  return (
    <>
      <FarFloor />
      <div aria-hidden className="wreck-place">
        <WreckDrawing />
        <div className="spotlight">
          <svg viewBox="0 0 1300 600" className="wreck wreck-lit">
            <use href="#wreck" />
          </svg>
        </div>
      </div>
      <NearFloor />
    </>
  );
}

/** The pair at the end of the dive; the first one's torch finds the wreck. */
export function TorchDivers() {
  return (
    <div className="torch-divers">
      <i className="torch-swing">
        <i className="torch-sweep" />
      </i>
      <svg aria-hidden viewBox="0 -110 500 330">
        <g className="hover-b diver-far">
          <use href="#diver" transform="translate(-20 -100) scale(.66) rotate(8 200 80)" />
        </g>
        <path
          className="tether"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          d="M211 -11c-2 76 52 112 122 126"
        />
        <g className="hover-a">
          <use href="#diver" transform="translate(50 30) rotate(18 200 80)" />
        </g>
      </svg>
    </div>
  );
}
