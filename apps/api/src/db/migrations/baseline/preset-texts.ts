/** A row of the first presets: kind, language, title and text. */
type PresetText = readonly [kind: string, locale: string, title: string, text: string];

/** The presets that every deployment begins with. What the mail of a warning says itself is not in them. */
export const presetTexts: readonly PresetText[] = [
  [
    'ticket-reply',
    'en',
    'Thank you, we are looking into it',
    'Thank you for telling us. We are looking into it and will write again when we know more.',
  ],
  [
    'ticket-reply',
    'ar',
    'شكرًا لك، نتحقق من الأمر',
    'شكرًا لإبلاغنا. نتحقق من الأمر وسنكتب إليك مجددًا عندما نعرف المزيد.',
  ],
  [
    'ticket-reply',
    'en',
    'Removed, thank you',
    'We have removed what you reported, because it breaks our rules. Thank you for keeping the community safe.',
  ],
  [
    'ticket-reply',
    'ar',
    'أُزيل، شكرًا لك',
    'أزلنا ما أبلغت عنه لأنه يخالف قواعدنا. شكرًا لمساعدتك في الحفاظ على سلامة المجتمع.',
  ],
  [
    'ticket-reply',
    'en',
    'It does not break our rules',
    'We have looked at what you reported. It does not break our rules, so we have left it as it is.',
  ],
  [
    'ticket-reply',
    'ar',
    'لا يخالف قواعدنا',
    'اطلعنا على ما أبلغت عنه، وهو لا يخالف قواعدنا، لذلك تركناه كما هو.',
  ],
  [
    'message',
    'en',
    'A friendly reminder',
    'Please keep to the subject and be kind to other divers. Nothing else happens because of this message.',
  ],
  [
    'message',
    'ar',
    'تذكير ودي',
    'نرجو الالتزام بالموضوع واللطف مع الغواصين الآخرين. لا يترتب على هذه الرسالة أي إجراء آخر.',
  ],
  [
    'warning',
    'en',
    'Advertising',
    'Your posts advertise goods or services, which our rules do not allow. Please remove them and do not post them again.',
  ],
  [
    'warning',
    'ar',
    'إعلانات',
    'تعلن منشوراتك عن سلع أو خدمات، وهذا لا تسمح به قواعدنا. نرجو حذفها وعدم نشرها مجددًا.',
  ],
  ['warning', 'en', 'Insults', 'You have insulted other divers. Our rules do not allow that.'],
  ['warning', 'ar', 'إهانات', 'صدرت منك إهانات لغواصين آخرين، وهذا لا تسمح به قواعدنا.'],
  [
    'suspension',
    'en',
    'Repeated violations',
    'Your account is suspended, because you have broken our rules again after a warning.',
  ],
  ['suspension', 'ar', 'مخالفات متكررة', 'أوقفنا حسابك مؤقتًا لتكرار مخالفة قواعدنا بعد التحذير.'],
];
