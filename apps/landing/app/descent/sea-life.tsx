import { Bubbles } from '../art/bubbles.tsx';
import { SeaFan, Staghorn, TubeSponges } from '../art/coral.tsx';
import { BuddyPair } from '../art/diver.tsx';
import { FishSchool } from '../art/fish-school.tsx';
import { Jellyfish } from '../art/jellyfish.tsx';
import { Manta } from '../art/manta.tsx';
import { Pinnacles, ReefWall } from '../art/reef-wall.tsx';
import { Turtle } from '../art/turtle.tsx';
import { WhaleShark } from '../art/whale-shark.tsx';
import { Wreck, WreckDiver } from '../art/wreck.tsx';

/** The animals and scenery, each at the depth where it lives. All of it is decorative. */
export function SeaLife() {
  return (
    <>
      <div aria-hidden className="shafts">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <div aria-hidden className="scene scene-features">
        <Pinnacles seed={51} className="pinnacles-features" />
        <FishSchool seed={21} count={54} className="school school-features" />
        <Turtle className="turtle" />
      </div>
      <div aria-hidden className="scene scene-community">
        <Pinnacles seed={61} className="pinnacles-community" />
        <ReefWall />
        <FishSchool seed={12} count={34} className="school school-reef" />
        <BuddyPair className="buddies" />
        <Bubbles className="bubbles-buddies" />
      </div>
      <div aria-hidden className="scene scene-dive-logs">
        <Pinnacles seed={71} className="pinnacles-dive-logs" />
        <Manta className="manta" />
        <Jellyfish className="jelly-near" />
        <Jellyfish className="jelly-far" />
      </div>
      <div aria-hidden className="scene scene-about">
        <div className="snow" />
        <Pinnacles seed={81} className="pinnacles-about" />
        <WhaleShark className="whale-shark" />
      </div>
      <div aria-hidden className="scene scene-bottom">
        <div className="snow" />
        <div className="wreck-place">
          <Wreck className="wreck" />
        </div>
        <WreckDiver className="wreck-diver" />
        <SeaFan seed={3} className="bottom-fan" />
        <Staghorn seed={8} className="bottom-staghorn" />
        <TubeSponges seed={4} className="bottom-sponges" />
        <svg viewBox="0 0 1440 160" preserveAspectRatio="none" className="seabed">
          <path d="M0 70c140-40 260-30 420-8s270 40 430 12 330-40 590-4v90H0Z" />
        </svg>
      </div>
    </>
  );
}
