/** What staff and members write in conversations about tickets, by the language of the member. */
export const answerTexts = {
  en: {
    closing: [
      'Thank you for telling us. We have looked into it and it is solved now.',
      'This works again since this morning. Please write to us if you still see it.',
      'We have removed it. Thank you for keeping the community safe.',
    ],
    question: 'Could you tell us which version of the app you use, and when it happened?',
    answer: 'Version 4.2, on Sunday after the second dive. It has happened twice since.',
  },
  ar: {
    closing: [
      'شكرًا لإبلاغنا. تحققنا من الأمر وقد حُلّ الآن.',
      'يعمل هذا من جديد منذ الصباح. نرجو الكتابة إلينا إذا ظهرت المشكلة مرة أخرى.',
      'لقد أزلناه. شكرًا لمساعدتك في الحفاظ على سلامة المجتمع.',
    ],
    question: 'ما إصدار التطبيق لديك، ومتى حدث ذلك؟',
    answer: 'الإصدار 4.2، يوم الأحد بعد الغوصة الثانية، وتكرر مرتين منذ ذلك الوقت.',
  },
} as const;

export const staffNote = 'Same report as last month. The team of the app is looking into it.';

export const sanctionTexts = {
  warning: {
    rule: 'Advertising',
    publicText:
      'Your comments advertise a dive shop in every thread. Please stop; one post about it is enough.',
    internalText: 'Friendly on the phone. Did not know the rule.',
  },
  suspension: {
    rule: 'Insults',
    publicText: 'You have insulted other divers again after our warning.',
    internalText: 'Third report within two weeks.',
  },
  note: 'Two warnings last year, both for insults. Answers mails.',
};
