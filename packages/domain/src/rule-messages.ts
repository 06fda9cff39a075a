/**
 * The texts of rules: why a value is refused, and what is unusual about a dive. Apart from `messages.ts`,
 * because the panel loads them only for pages with a form.
 */
export const ruleMessages = {
  'password.current-too-short': /*i18n*/ {
    id: 'password.current-too-short',
    message: 'Current Password Must Be at least 6 characters.',
  },
  'password.new-too-short': /*i18n*/ {
    id: 'password.new-too-short',
    message: 'New Password Must Be at least 6 characters.',
  },
  'password.too-long': /*i18n*/ {
    id: 'password.too-long',
    message: 'The password can be at most 256 bytes long.',
  },
  'email.invalid': /*i18n*/ {
    id: 'email.invalid',
    message: 'Enter an email address, such as mira@example.com.',
  },
  'full-name.too-short': /*i18n*/ {
    id: 'full-name.too-short',
    message: 'Full Name Must be at least 3 characters',
  },
  'full-name.one-name': /*i18n*/ {
    id: 'full-name.one-name',
    message: 'Full Name Must Be At least containing 2 names.',
  },
  'country.too-short': /*i18n*/ {
    id: 'country.too-short',
    message: 'Country Must Be At Least 3 characters.',
  },
  'age.not-a-number': /*i18n*/ {
    id: 'age.not-a-number',
    message: 'Age Must Be a valid Number.',
  },
  'age.out-of-range': /*i18n*/ {
    id: 'age.out-of-range',
    message: 'Age must be between -999 and 999.',
  },
  'age.unusual': /*i18n*/ {
    id: 'age.unusual',
    message: 'Most divers are between 8 and 100 years old. Is this right?',
  },
  'username.invalid': /*i18n*/ {
    id: 'username.invalid',
    message:
      'A username has 3 to 30 letters of one alphabet with their marks, digits, dots, underscores or hyphens. A letter may have at most 4 marks.',
  },
  'username.web-address': /*i18n*/ {
    id: 'username.web-address',
    message: 'A username cannot begin with “www.”. Please choose another one.',
  },
  'role.required': /*i18n*/ { id: 'role.required', message: 'User Role is Required' },
  'phone.invalid': /*i18n*/ {
    id: 'phone.invalid',
    message: 'Invalid phone number format. Please use a valid format like: +1 234-567-8901',
  },
  'number.invalid': /*i18n*/ { id: 'number.invalid', message: 'Must Be a Number' },
  'amount.not-a-length': /*i18n*/ {
    id: 'amount.not-a-length',
    message: 'Write metres or feet here, such as 30\u00A0m or 98\u00A0ft.',
  },
  'amount.not-a-temperature': /*i18n*/ {
    id: 'amount.not-a-temperature',
    message: 'Write °C or °F here, such as 20\u00A0°C or 68\u00A0°F.',
  },
  'amount.not-a-pressure': /*i18n*/ {
    id: 'amount.not-a-pressure',
    message: 'Write bar or psi here, such as 200\u00A0bar or 3000\u00A0psi.',
  },
  'amount.not-a-weight': /*i18n*/ {
    id: 'amount.not-a-weight',
    message: 'Write kg or lb here, such as 5\u00A0kg or 12\u00A0lb.',
  },
  'amount.ambiguous-comma': /*i18n*/ {
    id: 'amount.ambiguous-comma',
    message: 'A comma before three digits can mean two things. Write 1500, or 1.5.',
  },
  'dive-number.too-small': /*i18n*/ {
    id: 'dive-number.too-small',
    message: 'The dive number starts at 1.',
  },
  'dive-number.too-large': /*i18n*/ {
    id: 'dive-number.too-large',
    message: 'The dive number ends at 2147483647.',
  },
  'dive-number.not-whole': /*i18n*/ {
    id: 'dive-number.not-whole',
    message: 'The dive number is a whole number.',
  },
  'latitude.out-of-range': /*i18n*/ {
    id: 'latitude.out-of-range',
    message: 'Latitude goes from -90 to 90.',
  },
  'latitude.swapped': /*i18n*/ {
    id: 'latitude.swapped',
    message: 'Latitude goes from -90 to 90. Are latitude and longitude swapped?',
  },
  'longitude.out-of-range': /*i18n*/ {
    id: 'longitude.out-of-range',
    message: 'Longitude goes from -180 to 180.',
  },
  'date.invalid': /*i18n*/ {
    id: 'date.invalid',
    message: 'This is not a day of the calendar. Write it as MM/DD/YYYY.',
  },
  'date.not-iso': /*i18n*/ {
    id: 'date.not-iso',
    message: 'A date must be a day of the calendar, written as YYYY-MM-DD.',
  },
  'dive-date.impossible': /*i18n*/ {
    id: 'dive-date.impossible',
    message: 'A dive cannot be before 1900, or more than a day ahead. Check the year.',
  },
  'time.invalid': /*i18n*/ {
    id: 'time.invalid',
    message: 'A time must be written as HH:MM, from 00:00 to 23:59.',
  },
  'range.day': /*i18n*/ {
    id: 'range.day',
    message: 'A range of days lies between 1901 and 2078.',
  },
  'range.depth': /*i18n*/ {
    id: 'range.depth',
    message: 'A range of depths lies between 0 and 1,300 ft (396 m).',
  },
  'time.not-hhmm': /*i18n*/ {
    id: 'time.not-hhmm',
    message: 'timeIn and timeOut must be times as HHMM numbers, from 0 to 2359.',
  },
  'text.unsafe': /*i18n*/ {
    id: 'text.unsafe',
    message: 'This text contains characters that cannot be stored.',
  },
  'text.stacked-marks': /*i18n*/ {
    id: 'text.stacked-marks',
    message: 'A letter has more than 8 accents or marks. Please remove some.',
  },
  'text.required': /*i18n*/ { id: 'text.required', message: 'Please write something here.' },
  'page.out-of-range': /*i18n*/ {
    id: 'page.out-of-range',
    message: 'page must be a whole number from 1 to 999999999.',
  },
  'limit.out-of-range': /*i18n*/ {
    id: 'limit.out-of-range',
    message: 'limit must be a whole number from 1 to 100.',
  },
  'search.too-long': /*i18n*/ {
    id: 'search.too-long',
    message: 'A search can be at most 200 characters long.',
  },
  'ticket-triage.empty': /*i18n*/ {
    id: 'ticket-triage.empty',
    message: 'Send a category, a priority, or both.',
  },
  'post-id.required': /*i18n*/ { id: 'post-id.required', message: 'Post ID is required' },

  'finding.average-above-maximum': /*i18n*/ {
    id: 'finding.average-above-maximum',
    message: 'The average depth is greater than the maximum depth.',
  },
  'finding.maximum-depth': /*i18n*/ {
    id: 'finding.maximum-depth',
    message: 'The maximum depth is usually above 0 and at most 330\u00A0ft.',
  },
  'finding.maximum-depth-metric': /*i18n*/ {
    id: 'finding.maximum-depth-metric',
    message: 'The maximum depth is usually above 0 and at most 100\u00A0m.',
  },
  'finding.pressure-rose': /*i18n*/ {
    id: 'finding.pressure-rose',
    message: 'The end pressure is higher than the start pressure.',
  },
  'finding.out-before-in': /*i18n*/ {
    id: 'finding.out-before-in',
    message: 'The dive ends before it begins.',
  },
  'finding.date-in-future': /*i18n*/ {
    id: 'finding.date-in-future',
    message: 'The date lies in the future.',
  },
  'finding.date-too-early': /*i18n*/ {
    id: 'finding.date-too-early',
    message: 'The date lies before 1950.',
  },
  'bulk.repeated-id': /*i18n*/ {
    id: 'bulk.repeated-id',
    message: 'Each id may be in the list only once.',
  },
  'bulk.no-value': /*i18n*/ {
    id: 'bulk.no-value',
    message: 'Send the priority, or whom the tickets are assigned to.',
  },
  'import.repeated-number': /*i18n*/ {
    id: 'import.repeated-number',
    message: 'Each dive may be in the list only once.',
  },
  'import.shift': /*i18n*/ {
    id: 'import.shift',
    message:
      'Times can be shifted by whole hours, from -24 to 24, and whole minutes, from -59 to 59.',
  },
  'finding.water-temperature': /*i18n*/ {
    id: 'finding.water-temperature',
    message: 'Water is rarely colder than 28 °F or warmer than 104 °F.',
  },
  'finding.water-temperature-metric': /*i18n*/ {
    id: 'finding.water-temperature-metric',
    message: 'Water is rarely colder than -2.2\u00A0°C or warmer than 40\u00A0°C.',
  },
  'finding.n2': /*i18n*/ { id: 'finding.n2', message: 'N2 is usually between 0 and 80%.' },
  'finding.cns-o2': /*i18n*/ { id: 'finding.cns-o2', message: 'CNS O2 is above 80%.' },
  'finding.pressure-group': /*i18n*/ {
    id: 'finding.pressure-group',
    message: 'A pressure group is one letter from A to Z.',
  },
  'finding.cumulative-time': /*i18n*/ {
    id: 'finding.cumulative-time',
    message: 'Bottom time to date and this dive do not add up to the cumulative time.',
  },
  'finding.null-island': /*i18n*/ {
    id: 'finding.null-island',
    message: 'The position is exactly 0, 0. Was it ever set?',
  },
  'finding.fresh-and-salt': /*i18n*/ {
    id: 'finding.fresh-and-salt',
    message: 'Both fresh and salt water are ticked.',
  },
  'finding.free-dive-with-tank': /*i18n*/ {
    id: 'finding.free-dive-with-tank',
    message: 'A free dive has no tank pressures.',
  },
} as const satisfies Record<string, { id: string; message: string }>;
