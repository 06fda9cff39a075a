/** Who signs in to the demo; everybody can read the password. */
export const demoAdmin = {
  email: 'admin@buddyline.example',
  password: 'dive-safe-always',
  username: 'ada.marsh',
  fullName: 'Ada Marsh',
};
