import { exampleOwner, exampleUser } from '../users/user-example.ts';

/** As an answer shows it; for the API's description. */
export const exampleDiveLog = {
  id: '0198c0de-7a11-7000-8000-5eadeadbeef4',
  userId: exampleUser.id,
  diveNumber: 48,
  date: '2026-10-01',
  location: 'Dahab, Egypt',
  site: 'Blue Hole',
  timeIn: '09:30',
  timeOut: '10:14',
  averageDepth: 42,
  maxDepth: 66,
  bottomTime: 44,
  waterTemp: 77,
  freediveOrScuba: 'SCUBA',
  exposureGear: ['WETSUIT', 'BOOTS'],
  isSalt: true,
  isReef: true,
  buddySignature: 'Omar Aziz',
  instructorSignature: null,
  divemasterSignature: 'Lina Farouk',
  createdAt: '2026-10-02T08:15:00.000Z',
  updatedAt: '2026-10-02T08:15:00.000Z',
  Owner: exampleOwner,
};
