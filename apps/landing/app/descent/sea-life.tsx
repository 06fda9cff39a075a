import { Bubbles } from '../art/bubbles.tsx';
import BuddyPair from '../art/buddy-pair.svg?react';
import Corals from '../art/corals.svg?react';
import DeepSchool from '../art/deep-school.svg?react';
import Diver from '../art/diver.svg?react';
import Jellyfish from '../art/jellyfish.svg?react';
import Manta from '../art/manta.svg?react';
import PartingSchool from '../art/parting-school.svg?react';
import Plankton from '../art/plankton.svg?react';
import ReefWall from '../art/reef-wall.svg?react';
import Turtle from '../art/turtle.svg?react';
import { WhaleShark } from '../art/whale-shark.tsx';
import { TorchDivers, Wreck } from '../art/wreck.tsx';
import { diversPerSpot } from '../figures.tsx';
import { site } from '../site.ts';

/**
 * The animals and scenery, each at the depth where it lives. A stage stays in the window while the
 * page scrolls from the section above to the section below, and its subject moves with the scroll.
 * All of it is decorative.
 */
export function SeaLife() {
  return (
    <>
      <Corals />
      <Diver />
      <div aria-hidden className="shafts">
        <i />
        <i />
      </div>
      <div aria-hidden className="scene scene-features">
        <div className="stage">
          <Turtle className="turtle" />
        </div>
      </div>
      <div aria-hidden className="scene scene-wall">
        <ReefWall />
      </div>
      <div aria-hidden className="scene scene-community">
        <div className="stage">
          <PartingSchool className="parting-school" />
          <Bubbles className="bubbles-buddies" />
        </div>
      </div>
      <div aria-hidden className="scene scene-dive-logs">
        <div className="stage">
          <Manta className="manta" />
          <DeepSchool className="school-deep" />
        </div>
      </div>
      <div aria-hidden className="scene scene-deep">
        <Plankton />
      </div>
      <div aria-hidden className="scene scene-about">
        <div className="stage">
          <WhaleShark className="whale-shark" spotCount={site.figures.divers / diversPerSpot} />
        </div>
      </div>
      <div aria-hidden className="scene scene-jelly">
        <Jellyfish className="drifter" />
      </div>
      {/* The pair accompanies the reader from the shallows to the wreck. */}
      <div aria-hidden className="scene scene-pair">
        <div className="stage">
          <BuddyPair className="buddies" />
        </div>
      </div>
      <div aria-hidden className="scene scene-bottom">
        <Wreck />
      </div>
      <div aria-hidden className="scene scene-torch">
        <div className="wreck-place">
          <TorchDivers />
        </div>
      </div>
    </>
  );
}
