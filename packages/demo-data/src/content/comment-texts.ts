/**
 * What members write below posts. Slots: {sight} {site} {place} {name} (whom they address, by first
 * name). `anywhere` fits every post, `atSite` one about a place, `withPicture` one with a picture.
 */
export type CommentTexts = {
  anywhere: readonly string[];
  atSite: readonly string[];
  withPicture: readonly string[];
  /** Comments on a post whose text has one of the words; the first match wins. */
  about: readonly (readonly [words: RegExp, texts: readonly string[]])[];
  /** The author's answers. */
  replies: readonly string[];
  repliesAtSite: readonly string[];
};

export const englishComments: CommentTexts = {
  anywhere: [
    'Stunning!',
    'Jealous. It is raining here.',
    'Adding this to my list.',
    'Goosebumps.',
    'Congratulations, {name}!',
    'Well done, {name}. See you on the boat.',
    'So happy for you!',
    'Is that the new computer?',
    'This is why I learned to dive.',
    'My kids want to know if it bites.',
    'My wife says no more trips. I am showing her this.',
    'I would love to hear more about this over coffee.',
    'You should write these up, {name}.',
    'Your posts are the best part of my lunch break.',
    'More people need to read this.',
    'Agree with every word.',
    'Lovely words.',
    'You make me want to pack.',
  ],
  atSite: [
    'How deep was this?',
    'What was the temperature?',
    'Which operator did you go with?',
    'How many dives do I need for this one?',
    'Did you also see {sight}?',
    'We were there in spring and missed {sight}. Now I have to go back.',
    '{sight}, really? I have been looking for that for years.',
    'I did {site} last October. Best hour of the year.',
    '{site} is on my list for March. Any tips?',
    'Is the entry at {site} still that slippery?',
    'Was it crowded? Last time there were nine boats.',
    'Go early. After nine it gets busy.',
    'The afternoon light there is even better.',
    'Greetings from {place}!',
    'I live twenty minutes from there and still have not dived it. Shame on me.',
    'My first dive ever was at {site}. Thank you for bringing it back.',
    'Same week next year? I am in.',
    'Twelve-litre or fifteen?',
    'Careful with the current on the way back, it turned on us yesterday.',
    'Please remember the marker buoy there, boats cut the corner.',
    'Did you do the full three minutes? ;)',
    'Could you share the position?',
    'We had four metres of visibility. Four.',
    'Wrong week for us then. Typical.',
    'The sea gives when it wants to.',
    'Flights checked. This is your fault, {name}.',
    'Say hello to the crew from me.',
    'Was that with nitrox?',
    'How was your air? I sucked mine down in thirty minutes there.',
    'We must have passed each other at the stern.',
    'Saw you there! Yellow fins, right?',
  ],
  withPicture: [
    'What a shot.',
    'Beautiful light.',
    'Which lens is that?',
    'Great trim, by the way.',
    'Look at that buoyancy.',
    'Nice fins. What are they?',
    'Printed it for the club house.',
  ],
  about: [
    [/\bBoss\b/, ['Ha! Boss bit me too.']],
    [/\bplastic\b|\bclean-up\b/i, ['Thank you for picking up the plastic.']],
    [/\bsoup\b/, ['The soup is the real reason for night dives.']],
    [/\btutu\b/, ['Photo of the tutu or it did not happen.']],
    [
      /\bthirds?\b|\bturned at\b|\b(?:shot|lost|the) line\b/i,
      [
        'Thirds, always. Well said.',
        'Respect for turning when you planned to.',
        'Thanks for mentioning the line. It was loose last month, good to know it is fixed.',
      ],
    ],
    [
      /\b(?:drysuit|undersuit|cold|ice)\b/i,
      [
        'Cold-water people unite.',
        'Gloves or no gloves?',
        'Hood. Always a hood.',
        'Which suit did you wear? I froze there in a five.',
      ],
    ],
    [
      /\bidentify\b|\bnudibranch/i,
      [
        'That is Chromodoris, I think. Look at the edge of the mantle.',
        'It is a juvenile, the adults are darker.',
        'Send it to the ID project, they answer within days.',
      ],
    ],
    [
      /\bcoral\b/,
      [
        'Wonderful to see the coral doing well there.',
        'Ten years ago this reef was grey. There is hope.',
      ],
    ],
    [/\bmask\b/, ['I am not crying, my mask leaks.']],
    [/\blaughing\b/, ['Did your buddy ever stop laughing?']],
    [/\bvan\b|\bSaturday\b/, ['Save me a seat in the van.', 'See you on Saturday!']],
    [/(?<!\bno )\bwind\b/i, ['Same here, the flag on the jetty is horizontal.']],
    [
      /Looking for a buddy|come along|Who is in/,
      ['Count me in.', 'I have a spare tank and no plans.', 'Sent you a message.'],
    ],
    [/\bshouting\b/, ['I was on the other boat, we heard you shouting through the water.']],
  ],
  replies: [
    'Thank you, {name}!',
    'Thanks! It was one of those days.',
    'Haha, guilty.',
    'You are too kind, {name}.',
    'See you under water, {name}!',
  ],
  repliesAtSite: [
    'Yes, with nitrox, and still short of air.',
    'Come along next time, {name}.',
    'About an hour, and too short.',
    'The local centre on the beach, ask for the early slot.',
    'I will send you the position.',
    'Five millimetres and a hood.',
    'You have to see it yourself, {name}.',
  ],
};

export const arabicComments: CommentTexts = {
  anywhere: [
    'ما شاء الله!',
    'تبارك الرحمن.',
    'أضفتها إلى القائمة.',
    'مبروك يا {name}!',
    'تستاهل يا {name}.',
    'ألف مبروك، نراك على القارب.',
    'هذا سبب تعلمي الغوص.',
    'ابني يسأل: هل تعض؟',
    'كلام من ذهب.',
    'ليت كل الناس تقرأ هذا.',
    'نلتقي يوم الجمعة.',
    'لا أبكي، القناع يسرّب.',
    'جميل جداً.',
  ],
  atSite: [
    'يا سلام على الضوء.',
    'كم كان العمق؟',
    'كم كانت حرارة الماء؟',
    'مع أي مركز غصتم؟',
    'كم غوصة أحتاج قبل أن أجربها؟',
    'هل كان المكان مزدحماً؟',
    'هل رأيتم {sight} أيضاً؟',
    'كنا هناك في الربيع ولم نر {sight}. لا بد من العودة.',
    '{site} من أجمل ما رأيت في حياتي.',
    'أول غوصة لي كانت في {site}، شكراً على الذكرى.',
    'تحياتي من {place}!',
    'احجزوا لي مكاناً.',
    'انتبهوا للتيار عند العودة.',
    'لا تنسوا عوامة السطح هناك.',
    'الصباح الباكر أفضل، بعد التاسعة زحمة.',
    'أي عدسة استخدمت؟',
    'سلّم لي على الطاقم.',
    'بدلة خمسة أم سبعة؟',
    'الله يحفظ هذه الشعاب.',
    'رأيتك هناك! الزعانف الصفراء، صح؟',
  ],
  withPicture: ['صورة رائعة.', 'طفو ممتاز ما شاء الله.', 'ما نوع الزعانف؟'],
  about: [
    [/بلاستيك|تنظيف/, ['شكراً على جمع البلاستيك.']],
    [/شريك غوص|ينضم|أبحث/, ['أنا معكم في المرة القادمة.', 'أرسلت لك رسالة.']],
    [/اسم هذا الكائن/, ['أظنه صغيراً من النوع نفسه، الكبار أغمق لوناً.']],
  ],
  replies: ['شكراً يا {name}!', 'الله يبارك فيك.', 'كلك ذوق يا {name}.'],
  repliesAtSite: [
    'انضموا إلينا المرة القادمة، {name} وكل الأصدقاء.',
    'ساعة تقريباً، ومرت بسرعة.',
    'سأرسل لك الموقع.',
    'بدلة خمسة مع غطاء رأس.',
    'مع المركز الذي على الشاطئ، اطلب الرحلة المبكرة.',
  ],
};
