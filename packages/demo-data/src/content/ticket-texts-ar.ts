import type { Ticket } from './ticket-text.ts';

/** What members report in Arabic; slots as in English. */
export const arabicTickets: readonly Ticket[] = [
  {
    category: 'Posts',
    priority: 'high',
    subject: 'صورتي منشورة باسم شخص آخر',
    description:
      'نشر الحساب @{username} صورتي من {site} دون إذن وقص اسمي منها. عندي الملف الأصلي بتاريخه. أرجو حذف المنشور أو ذكر اسمي.',
  },
  {
    category: 'Posts',
    priority: 'medium',
    subject: 'لا يكتمل رفع الصورة',
    description:
      'يتوقف الرفع عند ٨٠٪ تقريباً ثم يبدأ من جديد. كان يعمل قبل أسبوعين على الهاتف نفسه.',
  },
  {
    category: 'Posts',
    priority: 'urgent',
    subject: 'منشور يشجع على لمس السلاحف',
    description:
      'في المنشور شخص يمسك سلحفاة خضراء في {place} ويضحك. هذا ممنوع قانوناً والمبتدئون يقلدونه. أرجو النظر فيه سريعاً.',
  },
  {
    category: 'Posts',
    priority: 'low',
    subject: 'أريد تعديل خطأ في منشوري',
    description: 'كتبت العمق خطأ في منشوري عن {site}. كيف أعدله من التطبيق؟',
  },
  {
    category: 'Comments',
    priority: 'high',
    subject: 'إساءة في التعليقات',
    description:
      'يكتب شخصان لا أعرفهما كلاماً مسيئاً تحت منشوري عن غوصتي الأولى. حظرتهما لكن الآخرين ما زالوا يرون التعليقات.',
  },
  {
    category: 'Comments',
    priority: 'medium',
    subject: 'النص العربي مع الإنجليزي يظهر مبعثراً',
    description:
      'عندما أكتب اسم الموقع بالإنجليزية داخل تعليق عربي تنتقل النقطة إلى الجهة الأخرى وتتبدل الأرقام.',
  },
  {
    category: 'Comments',
    priority: 'low',
    subject: 'إشعار بتعليق غير موجود',
    description: 'وصلني إشعار بأن {name} رد عليّ، لكنني لا أجد الرد. هل حُذف؟',
  },
  {
    category: 'Users',
    priority: 'urgent',
    subject: 'شخص ينتحل شخصيتي',
    description:
      'يوجد حساب ثان باسمي وصورتي هو @{username} ويطلب المال من أصدقائي. أرجو إيقافه فوراً.',
  },
  {
    category: 'Users',
    priority: 'high',
    subject: 'لا أستطيع تسجيل الدخول بعد تغيير الهاتف',
    description: 'يقول التطبيق في كل مرة إن الجلسة انتهت. البريد صحيح وكلمة المرور صحيحة.',
  },
  {
    category: 'Users',
    priority: 'medium',
    subject: 'طلب توثيق حساب تدريب',
    description: 'رفعت بطاقة التدريب رقم {number} وشهادة التأمين. متى يكتمل التوثيق؟ طلابي يسألون.',
  },
  {
    category: 'Users',
    priority: 'low',
    subject: 'تغيير اسم المستخدم',
    description: 'أرغب في تغيير اسم المستخدم مع بقاء سجلات الغوص كما هي.',
  },
  {
    category: 'Other',
    priority: 'high',
    subject: 'الأعماق خطأ بعد الاستيراد',
    description:
      'استوردت ٦١ غوصة من كمبيوتر الغوص فحُسبت الأمتار أقداماً. غوصتي إلى ٣٠ متراً في {site} صارت ٣٠ قدماً.',
  },
  {
    category: 'Other',
    priority: 'medium',
    subject: 'موقع {site} على الخريطة غير دقيق',
    description: 'العلامة تقع داخل البر على بعد ٨٠٠ متر تقريباً من الشاطئ. الموقع الصحيح عندي.',
  },
  {
    category: 'Other',
    priority: 'medium',
    subject: 'ملف الشهادة لا يفتح',
    description:
      'رفعت شهادة الغواص المتقدم بصيغة PDF ويظهر أنه لا يوجد ملف. مركز الغوص في {place} يريد رؤيتها غداً صباحاً.',
  },
  {
    category: 'Other',
    priority: 'low',
    subject: 'شكراً لكم',
    description:
      'لا توجد مشكلة. وجد والدي شريك غوصه القديم من عام ١٩٧٩ هنا، وسيغوصان معاً في {site} هذا الربيع.',
  },
  {
    category: 'Other',
    priority: 'low',
    subject: 'الوضع الليلي على القارب',
    description: 'الشاشة البيضاء تبهر الجميع على سطح القارب ليلاً. هل من حل؟',
  },
];
