import type { Ticket } from './ticket-text.ts';

/** What members report in English. Slots: {name} {username} {site} {place} {number}. */
export const englishTickets: readonly Ticket[] = [
  {
    category: 'Posts',
    priority: 'high',
    subject: 'My photo was posted by someone else',
    description:
      'The account @{username} posted my picture from {site} without asking and cut off my name. I have the original file with the date. Please take it down or add the credit.',
  },
  {
    category: 'Posts',
    priority: 'medium',
    subject: 'Picture does not upload from the boat',
    description:
      'On the satellite link the upload stops at about 80 % and starts again from zero. It worked two weeks ago. iPhone 15, newest version of the app.',
  },
  {
    category: 'Posts',
    priority: 'low',
    subject: 'Please bring back the order by date',
    description:
      'My feed shows a post of last Tuesday above the ones of today. I would like the newest first, always.',
  },
  {
    category: 'Posts',
    priority: 'urgent',
    subject: 'Post encourages touching turtles',
    description:
      'A post from {place} shows somebody riding a green turtle and jokes about it. This is illegal there and young divers copy it. Please look at it soon.',
  },
  {
    category: 'Posts',
    priority: 'medium',
    subject: 'Deleted post still visible by link',
    description:
      'I deleted a post about {site} yesterday, but a friend can still open the link that I had sent her.',
  },
  {
    category: 'Posts',
    priority: 'low',
    subject: 'Typo that I cannot edit',
    description:
      'I wrote “33 mm” instead of “33 m” in my post on {site} and everybody is laughing. How can I edit it from the tablet?',
  },
  {
    category: 'Posts',
    priority: 'high',
    subject: 'Advertising disguised as a trip report',
    description:
      'The same text about a liveaboard has now been posted six times from different accounts, with a booking link in the first comment.',
  },
  {
    category: 'Posts',
    priority: 'medium',
    subject: 'Portrait pictures are cut at the top',
    description:
      'When I upload an upright picture the diver’s head is missing on the card. In full view it is fine.',
  },
  {
    category: 'Posts',
    priority: 'urgent',
    subject: 'Post gives dangerous decompression advice',
    description:
      'Somebody recommends skipping the stop “if you feel fine”. Several beginners thank him in the comments. Please hide it until someone with knowledge has read it.',
  },
  {
    category: 'Posts',
    priority: 'low',
    subject: 'Alt text for pictures',
    description:
      'I use a screen reader. Could the person who posts a picture add a description? I would love to know what the others are admiring.',
  },
  {
    category: 'Comments',
    priority: 'high',
    subject: 'Insults below my post',
    description:
      'Two people I do not know are calling me names under my first-dive post. I have blocked them, but everybody else still sees it.',
  },
  {
    category: 'Comments',
    priority: 'medium',
    subject: 'Comment appears twice',
    description:
      'Every comment that I write from the web appears twice, and when I delete one, both are gone.',
  },
  {
    category: 'Comments',
    priority: 'low',
    subject: 'Notification for a comment that I cannot find',
    description:
      'My phone says that {name} answered me, but when I open the post from {site} there is no answer. Was it deleted?',
  },
  {
    category: 'Comments',
    priority: 'high',
    subject: 'Spam links in comments',
    description:
      'An account named @{username} leaves the same shop link below every post about dive computers.',
  },
  {
    category: 'Comments',
    priority: 'medium',
    subject: 'Arabic and English in one line are jumbled',
    description:
      'If I write the name of a site in English inside an Arabic comment, the full stop jumps to the wrong side and numbers swap places.',
  },
  {
    category: 'Comments',
    priority: 'low',
    subject: 'Longer comments, please',
    description:
      'I wanted to describe the entry at {site} properly for others and ran out of characters.',
  },
  {
    category: 'Comments',
    priority: 'medium',
    subject: 'My comment was removed without a reason',
    description:
      'I corrected a wrong depth, politely as I think. It is gone. Could you tell me which rule I broke?',
  },
  {
    category: 'Comments',
    priority: 'urgent',
    subject: 'Private address published in a comment',
    description:
      'Under the post about {site} someone published the home address of our club’s instructor. Please remove it at once.',
  },
  {
    category: 'Users',
    priority: 'urgent',
    subject: 'Someone pretends to be me',
    description:
      'There is a second account with my name and my picture, @{username}. It asks my friends for money for an “evacuation flight”. I am at home and well.',
  },
  {
    category: 'Users',
    priority: 'high',
    subject: 'I cannot sign in after changing my phone',
    description:
      'The app says that the session has ended, again and again. My e-mail address is correct and I know the password.',
  },
  {
    category: 'Users',
    priority: 'medium',
    subject: 'Please verify my instructor account',
    description:
      'I have uploaded my instructor card (no. {number}) and my insurance. How long does verification take? A student asked whether I am real.',
  },
  {
    category: 'Users',
    priority: 'low',
    subject: 'Change my username',
    description:
      'I have married and would like a new username that goes with my new name. My logs should stay, of course.',
  },
  {
    category: 'Users',
    priority: 'medium',
    subject: 'Follower count is wrong',
    description: 'It shows 12 followers but the list has 14 people, and one of them is me.',
  },
  {
    category: 'Users',
    priority: 'high',
    subject: 'Delete my account and everything in it',
    description:
      'I have stopped diving for medical reasons. Please delete my account, my logs and my certificates, and confirm it by e-mail.',
  },
  {
    category: 'Users',
    priority: 'medium',
    subject: 'Merge two accounts',
    description:
      'I have an old account with 212 dives and a new one with 40. Both are me, {name}. Can the logs be joined without numbering everything again?',
  },
  {
    category: 'Users',
    priority: 'low',
    subject: 'Profile picture looks blurred',
    description:
      'I uploaded 3000 by 3000 pixels and it looks like a picture taken in the harbour after rain.',
  },
  {
    category: 'Users',
    priority: 'high',
    subject: 'Diving under age',
    description:
      'The member @{username} says in his bio that he is nine and posts dives to 30 metres. Either it is a joke or someone should talk to his parents.',
  },
  {
    category: 'Users',
    priority: 'medium',
    subject: 'Country list has no Bonaire',
    description:
      'I live on Bonaire and have to choose another country. We are small but we have better reefs than most of the list.',
  },
  {
    category: 'Other',
    priority: 'high',
    subject: 'Wrong depth after import',
    description:
      'I imported 61 dives from my computer. Those in metres were taken as feet, so my 30 m dive at {site} is now a 30 ft dive. It looks very relaxed.',
  },
  {
    category: 'Other',
    priority: 'medium',
    subject: 'Position of {site} is off',
    description:
      'The pin is about 800 m inland, in a petrol station. Correct position attached in the picture of my chart.',
  },
  {
    category: 'Other',
    priority: 'medium',
    subject: 'Certificate PDF cannot be opened',
    description:
      'I uploaded my advanced card as a PDF. In the app it says “no file”. The shop at {place} wants to see it tomorrow morning.',
  },
  {
    category: 'Other',
    priority: 'low',
    subject: 'Celsius, please',
    description:
      'Everything is in °F. I am from a country where 81 degrees means that you are being cooked.',
  },
  {
    category: 'Other',
    priority: 'high',
    subject: 'Dive numbers jumped',
    description:
      'After I deleted dive 118, the next dive became number 120, and my cumulative time is one hour too long.',
  },
  {
    category: 'Other',
    priority: 'low',
    subject: 'Thank you',
    description:
      'No problem to report. My father found his old buddy from 1979 here, and they will dive {site} together in spring. Thank you all.',
  },
  {
    category: 'Other',
    priority: 'medium',
    subject: 'Offline log loses the comment',
    description:
      'When I log a dive without a connection, everything is synchronised later except the comment. Happened at {site} three times.',
  },
  {
    category: 'Other',
    priority: 'medium',
    subject: 'Time zone of my logs',
    description:
      'I logged a dive at 08:10 in {place}. On the web it looked like 02:10. I am an early bird, but not like that.',
  },
  {
    category: 'Other',
    priority: 'urgent',
    subject: 'Buddy has not surfaced in the log',
    description:
      'Only half a joke: I signed {name}’s dive at {site} and since then it is missing from both logbooks. It was her first deep dive and she needs it for her course on Friday.',
  },
  {
    category: 'Other',
    priority: 'low',
    subject: 'Dark mode on the boat',
    description: 'At night the white screen blinds the whole deck. Please.',
  },
  {
    category: 'Other',
    priority: 'medium',
    subject: 'Pressure group Z accepted, AA not',
    description: 'My old table has groups beyond Z. I know that nobody uses it any more. I do.',
  },
  {
    category: 'Other',
    priority: 'high',
    subject: 'Share link opens the store although I have the app',
    description:
      'On Android, “Open in App” brings me to the store. The app is installed and up to date. Samsung, Android 16.',
  },
];
