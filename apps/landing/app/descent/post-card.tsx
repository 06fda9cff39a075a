import { Trans, useLingui } from '@lingui/react/macro';
import { PairDrawing } from '../art/pair-drawing.tsx';
import { Byline, Said } from './person.tsx';
import { Excerpt } from './phone.tsx';

/** The post: the story of the dive, and somebody who was there. */
export function PostCard() {
  const { t } = useLingui();
  return (
    <Excerpt
      label={t`A post in the app: Omar tells of a whale shark, and Mariam saw her too`}
      when={<Trans>Saturday night: the post</Trans>}
    >
      <div className="app-card">
        <Byline by="omar" name={<Trans>Omar Nasser</Trans>} when={<Trans>Saturday, 20:15</Trans>} />
        <p className="app-words">
          <Trans>Five minutes beside us, in no hurry at all. Who else was down there?</Trans>
        </p>
        <svg viewBox="0 0 320 120" className="post-picture">
          <path className="sketch-water" d="M0 0h320v120H0Z" />
          <path className="post-light" d="M90 0h40L60 120H-10ZM190 0h60l30 120h-90Z" />
          <g className="post-divers" transform="translate(72 8) scale(.34)">
            <PairDrawing />
          </g>
        </svg>
        <Said by="mariam" name={<Trans>Mariam</Trans>}>
          <Trans>We did, from the other side of the reef!</Trans>
        </Said>
      </div>
    </Excerpt>
  );
}
