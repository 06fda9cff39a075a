import type { SceneTheme } from './scenes.ts';

/** What the administrators have deleted: not in the lists, but in the trash. */

/** Written by two accounts that others had got into. */
export const spamTexts = {
  purged: [
    'Dive computers at 80 % off, today only! Genuine brands, no questions: www.reef-deals.example',
    'I earned 4,000 a week from the beach with this one trick. Ask me how: www.easy-tide.example',
    'LAST CALL: liveaboard cabins for the price of a mask. Pay in vouchers: www.reef-deals.example',
    'Your account will be closed. Confirm your password here: www.easy-tide.example/confirm',
    'Free underwater camera for the first 100 divers, you only pay the postage: www.reef-deals.example',
  ],
  kept: [
    'Certificates without a course, any agency, sent within a day: www.card-in-a-day.example',
    'شهادات غوص بلا دورة ولا امتحان، تصلك خلال يوم واحد: www.card-in-a-day.example',
    'Instructor cards, all levels, half price this week: www.card-in-a-day.example',
  ],
} as const;

export const spamReason = 'Spam: somebody else has got into these two accounts.';

export const deletedComment = 'كلام فارغ، أنت لا تعرف الغوص أصلاً. ابقَ في بيتك واترك البحر لأهله.';

export const deletedTicket = {
  subject: 'Test, please ignore',
  description: 'Only trying whether the form works from the new phone.',
  category: 'Posts',
  priority: 'low',
} as const;

/** A member who asked for the deletion of the account. */
export const deletedMember = {
  username: 'oskar.lindqvist',
  fullName: 'Oskar Lindqvist',
  country: 'Sweden',
  bio: 'Drysuit, cold lakes, warm soup. Counts pike instead of sheep.',
};

type DeletedPost = { daysAgo: number; picture: SceneTheme | null; content: string };

export const deletedMemberPosts: readonly DeletedPost[] = [
  {
    daysAgo: 212,
    picture: 'cold',
    content: 'Four degrees, green as bottle glass, and a pike under the jetty that would not move.',
  },
  {
    daysAgo: 96,
    picture: 'wreck',
    content: 'The old ferry again. Somebody has put a thermos on the bridge. It was not me.',
  },
  {
    daysAgo: 19,
    picture: null,
    content: 'Selling nothing, quitting nothing, only tired of screens. See you at the lake.',
  },
];

export const deletedMemberComments = [
  'That light! I would have stayed until the gauge complained.',
  'Gloves, always gloves. I learned it the hard way in March.',
  'Save me a place on the boat next summer.',
  'Two jackets and still cold from looking at it.',
];

export const commentsToDeletedMember = [
  'The pike is the harbour master, he only wants his fee.',
  'We will miss your soup more than your pictures, Oskar.',
];
