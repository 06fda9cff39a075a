import type { Locale } from './locale.ts';

/** A concept: its term in each language, and terms that must not be used for it. */
export interface Term {
  en: string;
  ar: string;
  /** Wrong terms per language. */
  not: Partial<Record<Locale, RegExp>>;
  /** English texts in which the wrong term means something else. */
  except?: RegExp;
}

/** Matches whole words. */
function words(...alternatives: string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu');
}

/** Matches words with the prefixes that Arabic attaches: and, by, for, like, the. */
function arabicWords(...alternatives: string[]): RegExp {
  return words(`[وف]?(?:[بك]?(?:ال)?|لل?)(?:${alternatives.join('|')})(?:ها|ه|هم|كم|ك)?`);
}

/** Each concept has one term per language, in every app. */
export const glossary: readonly Term[] = [
  {
    en: 'dive log',
    ar: 'سجل الغوص',
    not: { en: words('log entr(?:y|ies)', 'dive records?', 'booklogs?') },
  },
  {
    en: 'record (of any kind)',
    ar: 'عنصر',
    not: { ar: arabicWords('سجل', 'سجلات', 'سجلا') },
    except: /\blogs?\b|logbook|\bdive\b/i,
  },
  {
    en: 'certificate',
    ar: 'شهادة',
    not: { en: words('diplomas?', 'c-cards?', 'licen[cs]es?'), ar: arabicWords('رخصة', 'رخص') },
  },
  { en: 'document', ar: 'مستند', not: { ar: arabicWords('وثيقت?', 'وثيقة', 'وثائق') } },
  { en: 'ticket', ar: 'تذكرة', not: { ar: arabicWords('بطاقة', 'بطاقات') } },
  { en: 'delete', ar: 'حذف', not: { ar: arabicWords('مسح', 'محو') }, except: /^Clear / },
  { en: 'edit', ar: 'تعديل', not: { ar: arabicWords('تحرير') } },
  {
    en: 'refresh',
    ar: 'تحديث',
    not: { ar: arabicWords('تحديث') },
    except: /refresh|Updated \{ago\}/i,
  },
  { en: 'upload', ar: 'رفع', not: { ar: /إرسال الصورة|تحميل الصورة/ } },
  { en: 'download', ar: 'تنزيل', not: { ar: /(?:حم[ّ]?ل|حم[ّ]?لوا|تحميل) التطبيق/ } },
  { en: 'Pending', ar: 'قيد الانتظار', not: { ar: arabicWords('معل[ّ]?قة', 'معل[ّ]?ق') } },
  {
    en: 'disabled (of a post)',
    ar: 'مخفي',
    not: { ar: arabicWords('مُ?عط[ّ]?ل', 'مُ?فع[ّ]?ل', 'تفعيل', 'تعطيل') },
    except: /^(?:On|Off)$|two-step sign-in/,
  },
  {
    en: 'Email',
    ar: 'البريد الإلكتروني',
    not: { en: words('e-mails?', 'mails?'), ar: arabicWords('إيميل', 'ايميل') },
    except: /MAIL_URL/,
  },
  {
    en: 'sign in',
    ar: 'تسجيل الدخول',
    not: { en: words('log ?in', 'sign on', 'log ?on') },
    except: /^Admin Login$/,
  },
  {
    en: 'two-step sign-in',
    ar: 'التحقق بخطوتين',
    not: {
      en: words('second steps?'),
      ar: arabicWords('خطوة ثانية', 'الخطوة الثانية', 'خطوتك الثانية'),
    },
  },
  { en: 'menu', ar: 'قائمة التنقل', not: { ar: /^(?:فتح )?القائمة$/ } },
  { en: 'computer', ar: 'كمبيوتر غوص', not: { ar: arabicWords('حاسوب', 'حاسب') } },
  { en: 'gear', ar: 'المعدات', not: { ar: arabicWords('عُ?دّة', 'عتاد', 'تجهيزات') } },
  { en: 'BCD', ar: 'سترة الطفو (BCD)', not: { ar: /سترة الطفو(?! \(BCD\))/ } },
  {
    en: 'Divemaster',
    ar: 'دايف ماستر',
    not: { ar: /قائد الغوص|مرشد غوص|مرشد الغوص|دايفماستر|ديف ماستر/ },
  },
  { en: 'buddy', ar: 'شريك الغوص', not: { ar: arabicWords('زميل', 'رفيق الغوص') } },
  { en: 'Comments (of a dive)', ar: 'ملاحظات', not: { ar: /تعليقات? (?:ال)?غوص/ } },
  { en: 'Visibility', ar: 'مدى الرؤية', not: { ar: /(?<!مدى )الرؤية/ } },
  { en: 'Water temperature', ar: 'حرارة الماء', not: { ar: /^الماء$/ } },
  { en: 'Wreck', ar: 'حطام سفينة', not: { ar: /^حطام$/ } },
  { en: 'Scuba', ar: 'غوص سكوبا', not: { ar: /^سكوبا$/ } },
  {
    en: 'surface interval',
    ar: 'الفاصل السطحي',
    not: { ar: /(?:الفترة|الفاصل الزمني|فترة الراحة) (?:على )?السطح|^الفاصل$/ },
  },
  { en: 'profile (of a dive)', ar: 'مخطط الغوصة', not: { ar: /مسار (?:ال)?غوصة|مسارها/ } },
  { en: 'decompression', ar: 'تخفيف الضغط', not: { ar: /إزالة الضغط|فك الضغط/ } },
  { en: 'CNS O2', ar: 'سُمّية الأكسجين (CNS)', not: { ar: /أكسجين CNS|CNS O2/ } },
  { en: 'N2', ar: 'النيتروجين (N2)', not: { ar: /(?<!\()N2/ } },
  { en: 'position', ar: 'الإحداثيات', not: { ar: /موقع جغرافي|الموقع الجغرافي/ } },
  { en: 'country', ar: 'البلد', not: { ar: arabicWords('دولة', 'دول') } },
  { en: 'saved view (of a list)', ar: 'طريقة عرض', not: { ar: arabicWords('عروض') } },
  { en: 'dive', ar: 'غوصة', not: { ar: arabicWords('غطسة', 'غطسات') } },
  { en: 'dive {number}', ar: 'الغوصة رقم {number}', not: { ar: /الغوصة \{(?:n|diveNumber)\}/ } },
  { en: 'warning', ar: 'تحذير', not: { ar: arabicWords('تنبيه', 'تنبيهان', 'تنبيهات') } },
  {
    en: 'to take a ticket',
    ar: 'إسناد التذكرة',
    not: { ar: /(?<!\p{L})(?:تولّ?ي|حجز|يعمل على|التخلي)(?!\p{L})/u },
  },
  { en: 'foot', ar: 'قدم', not: { ar: arabicWords('قدمًا') } },
  // Arabic names the doer first, and asks with a verb.
  { en: 'by', ar: '{name}: …', not: { ar: /بواسطة|ذاتيًا/ } },
  { en: 'Are you sure about …?', ar: 'هل تريد …؟', not: { ar: /هل أنت متأكد/ } },
  { en: 'profile picture', ar: 'الصورة الشخصية', not: { ar: /صورة الملف الشخصي/ } },
];
