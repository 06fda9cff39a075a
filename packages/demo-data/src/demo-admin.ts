/** The demo's administrator; the password is public. */
export const demoAdmin = {
  email: 'admin@buddyline.example',
  password: 'dive-safe-always',
  username: 'ada.marsh',
  fullName: 'Ada Marsh',
};

/** Staff of the other levels, with the same password. */
export const demoStaff = [
  {
    staffLevel: 'moderator',
    email: 'moderator@buddyline.example',
    username: 'miriam.okafor',
    fullName: 'Miriam Okafor',
    country: 'Nigeria',
    bio: 'Reads what you report. Drift diver.',
  },
  {
    staffLevel: 'support',
    email: 'support@buddyline.example',
    username: 'sami.nasrallah',
    fullName: 'سامي نصر الله',
    country: 'Lebanon',
    bio: 'أجيب عن رسائلكم. غواص حطام منذ عشرين عامًا.',
  },
  {
    staffLevel: 'viewer',
    email: 'viewer@buddyline.example',
    username: 'vera.lindqvist',
    fullName: 'Vera Lindqvist',
    country: 'Sweden',
    bio: 'Counts dives for the yearly report. Ice diver.',
  },
] as const;
