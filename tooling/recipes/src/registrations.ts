import type { Insertions } from './insertions.ts';

/**
 * Registers a new noun outside its own files. The README lists which error each missing registration
 * causes.
 */
export const registrations: Insertions = {
  'apps/api/src/db/counted-nouns.ts': [
    { before: '] as const;\nexport type CountedNoun', text: ", 'dive_trips'" },
  ],
  'apps/api/src/routes/routes.ts': [
    {
      before: "import { getFile } from './files/get-file.ts';",
      text: `import { getDiveTrip } from './dive-trips/get-dive-trip.ts';
import { listDiveTrips } from './dive-trips/list-dive-trips.ts';
import { updateDiveTrip } from './dive-trips/update-dive-trip.ts';
`,
    },
    { before: '  getDashboard,\n', text: '  listDiveTrips,\n  getDiveTrip,\n  updateDiveTrip,\n' },
  ],
  'apps/api/src/routes/route-table.test.ts': [
    {
      before: "  'GET /api/dashboard': 'admin',",
      text: `  'GET /api/dive-trips': 'admin',
  'GET /api/dive-trips/:diveTripId': 'admin',
  'PUT /api/dive-trips/:diveTripId': 'admin',
`,
    },
  ],
  'packages/domain/src/activity.ts': [
    { before: "  'sessions',\n  'activity',\n", text: "  'dive-trips',\n" },
  ],
  'packages/api-client/src/api-client.ts': [
    {
      before: 'import { fileCalls,',
      text: "import { diveTripCalls, type DiveTripCalls } from './dive-trips.ts';\n",
    },
    { before: '  dashboard: DashboardCalls;', text: '  diveTrips: DiveTripCalls;\n' },
    {
      before: '    dashboard: dashboardCalls(calls),',
      text: '    diveTrips: diveTripCalls(calls),\n',
    },
  ],
  'apps/admin/app/paths.ts': [
    {
      before: "  settings: href('/admin/settings'),",
      text: `  diveTrips: href('/admin/dive-trips'),
  diveTrip: (diveTripId: string) => href('/admin/dive-trips/:diveTripId', { diveTripId }),
  diveTripEdit: (diveTripId: string) => href('/admin/dive-trips/:diveTripId/edit', { diveTripId }),
`,
    },
  ],
  'apps/admin/app/routes.ts': [
    {
      before: "  route('settings',",
      text: `  route('dive-trips', 'features/dive-trips/dive-trip-list-page.tsx'),
  route('dive-trips/:diveTripId', 'features/dive-trips/dive-trip-detail-page.tsx'),
  route('dive-trips/:diveTripId/edit', 'features/dive-trips/dive-trip-edit-page.tsx'),

`,
    },
  ],
  'apps/admin/app/sections.ts': [
    { before: 'import Users from', text: "import Shapes from 'lucide-react/icons/shapes';\n" },
    {
      before: '} satisfies Record<string, Section>;\n\nexport type ItemNoun',
      text: `  'dive-trips': {
    label: msg\`Dive Trips\`,
    to: paths.diveTrips,
    icon: Shapes,
    key: 'KEY',
    texts: {
      en: () => import('@buddyline/i18n/catalogs/en/dive-trips.po'),
      ar: () => import('@buddyline/i18n/catalogs/ar/dive-trips.po'),
    },
  },
`,
    },
  ],
};
