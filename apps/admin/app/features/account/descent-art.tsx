import { formatNumber } from '@buddyline/i18n/formats';
import { useLanguage } from '../../language/use-language.ts';
import descent from './descent.svg?no-inline';
import seabed from './seabed.svg?no-inline';

/** The depth gauge's marks in metres. */
const depths = [0, 5, 12, 18, 30, 40];

/** The login illustration: two divers on a buddy line below a diver-down buoy, after which the product is named. */
export function DescentArt() {
  const language = useLanguage();
  return (
    <div aria-hidden className="descent-water absolute inset-0">
      <img src={descent} alt="" className="absolute size-full rtl:-scale-x-100" />
      <img src={seabed} alt="" className="absolute bottom-0 w-full rtl:-scale-x-100" />
      <ol
        role="list"
        className="absolute inset-y-[9.5%] inset-s-6 flex flex-col justify-between text-xs font-medium text-depth-40 tabular-nums"
      >
        {depths.map((depth) => (
          <li key={depth} className="flex items-center gap-2 nth-[n+3]:text-depth-0">
            <span className="h-px w-4 bg-current" />
            {formatNumber(depth, language, { style: 'unit', unit: 'meter' })}
          </li>
        ))}
      </ol>
    </div>
  );
}
