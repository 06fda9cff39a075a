/** The demo's administrator; the password is public. */
export const demoAdmin = {
  email: 'admin@buddyline.example',
  password: 'dive-safe-always',
  username: 'ada.marsh',
  fullName: 'Ada Marsh',
};
