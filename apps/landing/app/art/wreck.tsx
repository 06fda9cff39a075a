import { Coral } from './coral.tsx';

const hull =
  'M96 168c30 24 70 34 118 40l8 30c110 18 220 24 338 24h450l16-38c70-4 140-12 210-30 10 50 0 112-36 168l-36 238H236c-50-90-86-180-108-270-10-42-22-88-32-132Z';

/** The torn plates amidships. */
const breach =
  'm640 356 18-30 40-8 22-18 46 6 38-14 60 10 34 24 10 34-16 22 22 30-8 44-40 26-58 4-30 18-62-10-34 12-30-34 10-40-34-26Z';

/** What has drifted against her. */
const sand =
  'M20 640c120 0 150-74 280-70 130 4 200-30 330-20 130 8 190 28 300 16 120-12 190 74 330 74Z';

const farDunes =
  'M0 190c160-70 330-80 520-36s300 62 470 20 330-94 540-52 300 84 480 40 240-62 390-30v180H0Z';
const nearDunes = 'M0 124c220-74 420-44 640 0s420 40 640-12 420-62 620-12 320 42 500 0v120H0Z';

/** The wreck's shape; the two lights in which it is drawn set its colours. */
function WreckShape() {
  return (
    <>
      <linearGradient id="hull-shade" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.2" className="hull-clear" />
        <stop offset="1" className="hull-dark" />
      </linearGradient>
      <Rigging />
      <Bridge />
      <path className="wreck-hull" d={hull} />
      <path d={hull} fill="url(#hull-shade)" />
      <path className="wreck-torn" d={breach} />
      {/* Her ribs, and a deck inside. */}
      <path
        className="wreck-ribs"
        fill="none"
        strokeWidth="9"
        d="M700 318c10 60 8 110-2 150M746 312c10 60 10 120 2 170M794 312c8 60 8 120 0 170M842 316c6 50 6 100-2 150M668 386h230"
      />
      <path
        className="wreck-plates"
        fill="none"
        strokeWidth="2"
        d="M116 236c60 44 220 62 444 66h100M140 330c80 30 260 44 490 46M172 420c90 22 260 34 470 38M204 500c110 12 260 20 520 22M330 250v300M450 262v290M570 264v290M960 264v284M1080 228v320M924 330c90-2 190-8 290-26M912 420c90-2 180-8 276-22M900 500h270"
      />
      <path
        className="wreck-bent"
        d="m662 322 30 62 8-70ZM742 300l22 70 20-66ZM862 306l-14 60 40-44ZM884 460l-36-46-6 66ZM706 482l24-52 22 50Z"
      />
      {/* Rust that ran down from the hawse pipe, the ports and the rail. */}
      <path
        className="wreck-rust"
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
        d="M172 262c6 40 10 70 24 110M262 292v60M302 296v36M404 304v74M504 306v40M1004 300v60M1048 298v34M1130 286v80M360 264v90M620 264v60"
      />
      <path
        className="wreck-ports"
        fill="none"
        strokeLinecap="round"
        strokeWidth="17"
        d="M262 282h.1M308 288h.1M404 296h.1M452 298h.1M504 300h.1M556 300h.1M1004 292h.1M1048 290h.1M1092 284h.1"
      />
      <path
        className="wreck-rim"
        fill="none"
        strokeWidth="4"
        d="M96 168c30 24 70 34 118 40l8 30c110 18 220 24 338 24h450l16-38c70-4 140-12 210-30"
      />
      {/* The rail, broken where the mast fell across it. */}
      <path
        className="wreck-rail"
        fill="none"
        strokeWidth="3"
        d="M108 150c30 22 66 32 106 37M112 152v24M140 168v22M170 178v24M200 184v22M240 214c100 16 200 22 300 22M250 216v24M290 221v24M330 226v24M370 229v24M410 232v24M450 234v24M490 235v26M1040 200c60-4 120-12 184-26M1050 200v24M1090 196v24M1130 190v24M1170 184v24M1210 177v20"
      />
      <path
        className="wreck-anchor"
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
        d="M176 256c-4 40-16 70-16 110M160 366v54M128 396c4 26 18 36 32 38 14-2 28-12 32-38M144 376h32"
      />
      <Name />
      {/* The sand into which she has sunk. */}
      <path className="wreck-sand" d={sand} />
      <path d={sand} fill="url(#hull-shade)" />
      <g className="wreck-growth">
        <Coral kind="fan" x={230} y={250} size={0.42} lean={-10} />
        <Coral kind="sponges" x={360} y={262} size={0.34} />
        <Coral kind="table" x={500} y={268} size={0.34} />
        <Coral kind="fan" x={1010} y={268} size={0.5} lean={14} />
        <Coral kind="whips" x={1180} y={204} size={0.3} lean={20} />
        <Coral kind="staghorn" x={906} y={268} size={0.4} />
        <Coral kind="fan" x={128} y={196} size={0.3} lean={-34} />
        <Coral kind="whips" x={566} y={130} size={0.26} lean={-20} />
      </g>
    </>
  );
}

/** Masts, derricks and what is left of the ropes. */
function Rigging() {
  return (
    <>
      <path
        className="wreck-far"
        d="M404 250 418 34l10-2-6 218ZM424 84l140 108-4 6L422 96ZM414 92 304 214l6 5L416 104ZM398 66h46v12h-46ZM976 262l22-150 8 1-20 150ZM1000 130l-84 112 6 4 80-108Z"
      />
      <path
        className="wreck-stay"
        fill="none"
        strokeWidth="2.500"
        d="M420 40 128 160M424 40c80 60 130 70 210 74M1002 116c70 30 140 50 210 60M426 60c20 90 30 120 34 190M1000 120c-60 20-120 10-190-20"
      />
    </>
  );
}

/** The bridge, three decks high, and the leaning funnel. */
function Bridge() {
  return (
    <>
      <path
        className="wreck-house"
        d="m716 132 34-104 70 18-30 98ZM574 264v-62h26v-44h20v-34h134v30h60v44h40v66Z"
      />
      <path
        className="wreck-rim"
        fill="none"
        strokeWidth="3"
        d="M574 202h26M600 158h20M620 124h134M754 154h60M814 198h40M750 28l70 18"
      />
      <path
        className="wreck-holes"
        d="M634 134h18v16h-18ZM662 134h18v16h-18ZM690 134h18v16h-18ZM718 134h18v16h-18ZM614 172h20v18h-20ZM646 172h20v18h-20ZM678 172h20v18h-20ZM742 172h20v18h-20ZM774 172h20v18h-20ZM594 216h22v30h-22ZM632 216h22v22h-22ZM672 216h22v22h-22ZM752 216h22v22h-22ZM796 216h22v22h-22Z"
      />
      <path className="wreck-band" d="m741 56 71 18-6 20-71-18Z" />
    </>
  );
}

/** NURA, in welded letters at the bow. */
function Name() {
  return (
    <path
      className="wreck-name"
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M214 350v-36l22 36v-36M252 314v24c0 16 22 16 22 0v-24M290 350v-36h14c14 0 14 18 0 18h-14M304 332l10 18M330 350l14-36 14 36M335 340h18"
    />
  );
}

/** A wrecked steamer on the sea floor, overgrown; a torch brings back her colours. */
export function Wreck() {
  return (
    <>
      <svg
        aria-hidden
        viewBox="0 0 2400 300"
        preserveAspectRatio="xMidYMax slice"
        className="floor floor-far"
      >
        <path d={farDunes} />
        <path
          className="ripples"
          fill="none"
          d="M120 190c120-30 240-30 360-8M240 220c160-30 300-20 420 0M700 206c120 10 220 4 320-20M1180 170c140-40 260-50 380-30M1380 190c120-20 220-14 320 6M1760 190c140 10 260-4 380-30"
        />
      </svg>
      <div aria-hidden className="wreck-place">
        <svg viewBox="0 0 1300 600" className="wreck">
          <defs>
            <g id="wreck">
              <WreckShape />
            </g>
          </defs>
          <use href="#wreck" />
        </svg>
        <div className="spotlight">
          <svg viewBox="0 0 1300 600" className="wreck wreck-lit">
            <use href="#wreck" />
          </svg>
        </div>
      </div>
      <svg
        aria-hidden
        viewBox="0 0 2400 200"
        preserveAspectRatio="xMidYMax slice"
        className="floor floor-near"
      >
        <Coral kind="fan" x={560} y={120} size={0.8} lean={-6} />
        <Coral kind="sponges" x={860} y={140} size={0.5} />
        <Coral kind="staghorn" x={1840} y={130} size={0.7} />
        <Coral kind="whips" x={1990} y={120} size={0.6} />
        <Coral kind="barrel" x={320} y={140} size={0.7} />
        <path d={nearDunes} />
        <path
          className="ripples"
          fill="none"
          d="M80 120c160-40 300-36 460 4M640 140c200 36 380 20 560-20M1340 104c180-36 320-36 460-4M1880 120c140 24 260 20 400-10"
        />
      </svg>
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
          d="M214 -6c60 10 84 60 176 120"
        />
        <g className="hover-a">
          <use href="#diver" transform="translate(50 30) rotate(18 200 80)" />
        </g>
      </svg>
    </div>
  );
}
