/** The languages of people and of what is written to them. */
export const locales = `'en', 'ar'`;
