import { Bubbles } from '../art/bubbles.tsx';
import { CoralShapes } from '../art/coral.tsx';
import { BuddyPair, DiverShape } from '../art/diver.tsx';
import { FishSchool, PartingSchool } from '../art/fish-school.tsx';
import { Manta } from '../art/manta.tsx';
import { Plankton } from '../art/plankton.tsx';
import { ReefWall } from '../art/reef-wall.tsx';
import { Turtle } from '../art/turtle.tsx';
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
      <CoralShapes />
      <DiverShape />
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
          <FishSchool seed={19} count={54} className="school-deep" />
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
