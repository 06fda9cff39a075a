import { createLucideIcon } from 'lucide-react';

/** Icons of gear that lucide lacks, with its grid size and stroke. */

export const Mask = createLucideIcon('dive-mask', [
  [
    'path',
    {
      d: 'M3 9a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v3.5a3.5 3.5 0 0 1-3.5 3.5h-1.3a2 2 0 0 1-1.7-1l-.8-1.3a2 2 0 0 0-3.4 0L9.5 15a2 2 0 0 1-1.7 1H6.5A3.5 3.5 0 0 1 3 12.5z',
      key: 'frame',
    },
  ],
  ['path', { d: 'M3 9.5 1.5 9', key: 'strap' }],
  ['path', { d: 'm21 9.5 1.5-.5', key: 'buckle' }],
]);

export const Fins = createLucideIcon('dive-fins', [
  [
    'path',
    {
      d: 'M12 2.5c2 0 3 1.4 3 3.2V9l2.4 11.3a1 1 0 0 1-1 1.2H7.6a1 1 0 0 1-1-1.2L9 9V5.7c0-1.8 1-3.2 3-3.2z',
      key: 'blade',
    },
  ],
  ['path', { d: 'M9 9h6', key: 'foot' }],
  ['path', { d: 'm10.7 12.5-.9 5.5', key: 'rib' }],
  ['path', { d: 'm13.3 12.5.9 5.5', key: 'rail' }],
]);

export const Regulator = createLucideIcon('dive-regulator', [
  ['circle', { cx: '10', cy: '13', r: '6', key: 'stage' }],
  ['circle', { cx: '10', cy: '13', r: '2', key: 'purge' }],
  ['path', { d: 'M14.6 9.2C16.2 7.4 16.5 4 21 3.5', key: 'hose' }],
  ['path', { d: 'M8 19v2.5h4V19', key: 'mouthpiece' }],
]);

export const Bcd = createLucideIcon('dive-bcd', [
  ['path', { d: 'M8 3 5 5v7l-1.5 2.5v5a1.5 1.5 0 0 0 1.5 1.5h5.5V9.5z', key: 'port' }],
  ['path', { d: 'm16 3 3 2v7l1.5 2.5v5a1.5 1.5 0 0 1-1.5 1.5h-5.5V9.5z', key: 'starboard' }],
  ['path', { d: 'M10.5 14.5h3', key: 'buckle' }],
]);

const suit =
  'M9 2.5 6 4l-2.5 8 2.3.8L8 8v5l-1 8.5h3.5L12 15l1.5 6.5H17L16 13V8l2.2 4.8 2.3-.8L18 4l-3-1.5c-.6 1.1-1.6 1.7-3 1.7s-2.4-.6-3-1.7z';

export const Wetsuit = createLucideIcon('dive-wetsuit', [['path', { d: suit, key: 'suit' }]]);

export const Drysuit = createLucideIcon('dive-drysuit', [
  ['path', { d: suit, key: 'suit' }],
  ['circle', { cx: '12', cy: '8.5', r: '1.2', key: 'valve' }],
]);

export const Hood = createLucideIcon('dive-hood', [
  [
    'path',
    {
      d: 'M12 2.5c-4 0-6.5 3-6.5 7 0 3 .4 5.2-1.7 8.6 2 2.1 5.1 3.4 8.2 3.4s6.2-1.3 8.2-3.4c-2.1-3.4-1.7-5.6-1.7-8.6 0-4-2.5-7-6.5-7z',
      key: 'hood',
    },
  ],
  ['circle', { cx: '12', cy: '10', r: '3.6', key: 'face' }],
]);

export const Boots = createLucideIcon('dive-boots', [
  [
    'path',
    {
      d: 'M7 3h7v9.5l4.8 2.9A4.5 4.5 0 0 1 21 19.2V20a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1z',
      key: 'boot',
    },
  ],
  ['path', { d: 'M7 6.5h7', key: 'cuff' }],
  ['path', { d: 'M7 17.5h6', key: 'sole' }],
]);
