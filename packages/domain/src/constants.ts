/** Items per page of each list (specification, section 9). */
export const pageSizes = {
  users: 9,
  posts: 6,
  comments: 5,
  certificates: 10,
  diveLogs: 6,
  tickets: 9,
} as const;

export const maxPageLimit = 100;

/** Times in milliseconds. */
export const staleTimeMs = 10 * 60 * 1000;
export const toastMs = 3000;
export const openInAppFallbackMs = 2000;
export const copiedMs = 2000;
/** A user who was active within this time is 'Active now'. */
export const activeNowMs = 5 * 60 * 1000;

/** Lengths in UTF-16 code units, as `maxlength` in HTML counts them, unless the name says bytes. */
export const bounds = {
  passwordMin: 6,
  passwordMaxBytes: 256,
  emailMax: 254,
  usernameMin: 3,
  usernameMax: 30,
  fullNameMin: 3,
  fullNameMax: 100,
  fullNameMinWords: 2,
  countryMin: 3,
  countryMax: 60,
  bioMax: 5000,
  ageMin: -999,
  ageMax: 999,
  /** An age outside these is accepted with a hint. */
  ageHintMin: 8,
  ageHintMax: 100,
  searchMax: 200,
  /**
   * The limit before normalisation: the longest text, with up to four characters per letter before
   * NFC.
   */
  rawTextMax: 20_000,
  postContentMax: 5000,
  postPictureMaxBytes: 10_000_000,
  commentMax: 2000,
  titleMax: 200,
  subjectMax: 200,
  descriptionMax: 5000,
  messageMax: 5000,
  presetTitleMax: 100,
  viewNameMax: 60,
  /** A search in Arabic or of emoji is up to nine characters per letter in a URL. */
  viewQueryMax: 2500,
  /** Per person. */
  viewsMax: 50,
  passkeyNameMax: 60,
  /** Per person. */
  passkeysMax: 20,
  diveNumberMin: 1,
  /** The maximum of the database's integer. */
  diveNumberMax: 2_147_483_647,
  diveCommentsMax: 5000,
  latitudeMax: 90,
  longitudeMax: 180,
} as const;

/** The only picture types that are accepted: others may contain scripts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
