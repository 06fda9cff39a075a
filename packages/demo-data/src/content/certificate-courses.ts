/** Training organisations and courses of the demo. The organisations are invented. */
export type Course = { title: string; arabic: string; detail: string; arabicDetail: string };

export const agencies = [
  {
    name: 'Blue Meridian Divers',
    arabic: 'غواصو خط الزوال الأزرق',
    colour: '#0b5c78',
    accent: '#f2b544',
  },
  {
    name: 'Open Reef Training',
    arabic: 'أكاديمية الشعاب المفتوحة',
    colour: '#12456b',
    accent: '#ff7a59',
  },
  {
    name: 'Northern Diving Federation',
    arabic: 'الاتحاد الشمالي للغوص',
    colour: '#27334d',
    accent: '#7cc7e0',
  },
  {
    name: 'Coral Gate Academy',
    arabic: 'أكاديمية بوابة المرجان',
    colour: '#5a2f52',
    accent: '#f4a9b8',
  },
  { name: 'Freedive Collective', arabic: 'رابطة الغوص الحر', colour: '#0f3d3e', accent: '#9be3c4' },
] as const;

export type Agency = (typeof agencies)[number];

export const courses: readonly Course[] = [
  {
    title: 'Open Water Diver',
    arabic: 'غواص المياه المفتوحة',
    detail: 'Five confined and four open-water dives, to 18 m.',
    arabicDetail: 'خمس غوصات في مياه محصورة وأربع في المياه المفتوحة حتى ١٨ متراً.',
  },
  {
    title: 'Advanced Open Water Diver',
    arabic: 'غواص المياه المفتوحة المتقدم',
    detail: 'Five adventure dives, deep and navigation among them, to 30 m.',
    arabicDetail: 'خمس غوصات منها الغوص العميق والملاحة، حتى ٣٠ متراً.',
  },
  {
    title: 'Rescue Diver',
    arabic: 'غواص الإنقاذ',
    detail: 'Self-rescue, tired diver, unresponsive diver, two scenarios.',
    arabicDetail: 'إنقاذ النفس والغواص المتعب وفاقد الوعي مع سيناريوهين كاملين.',
  },
  {
    title: 'Enriched Air Nitrox',
    arabic: 'الهواء المخصب نيتروكس',
    detail: 'Analysis, planning and two dives with up to 40 % oxygen.',
    arabicDetail: 'تحليل الغاز والتخطيط وغوصتان بأكسجين حتى ٤٠٪.',
  },
  {
    title: 'Deep Diver',
    arabic: 'الغوص العميق',
    detail: 'Four dives between 18 and 40 m with gas planning.',
    arabicDetail: 'أربع غوصات بين ١٨ و٤٠ متراً مع تخطيط الغاز.',
  },
  {
    title: 'Wreck Diver',
    arabic: 'غوص الحطام',
    detail: 'Survey, line work and limited penetration on four dives.',
    arabicDetail: 'مسح الحطام واستخدام الخيط ودخول محدود في أربع غوصات.',
  },
  {
    title: 'Night Diver',
    arabic: 'الغوص الليلي',
    detail: 'Three dives after dark, lights and signals.',
    arabicDetail: 'ثلاث غوصات بعد الغروب مع الإضاءة والإشارات.',
  },
  {
    title: 'Drysuit Diver',
    arabic: 'غوص البدلة الجافة',
    detail: 'Buoyancy and emergency drills in a drysuit.',
    arabicDetail: 'الطفو وتمارين الطوارئ بالبدلة الجافة.',
  },
  {
    title: 'Divemaster',
    arabic: 'دايف ماستر',
    detail: 'Leadership course with forty logged assists.',
    arabicDetail: 'دورة قيادة مع أربعين مساعدة مسجلة.',
  },
  {
    title: 'Open Water Instructor',
    arabic: 'مدرب المياه المفتوحة',
    detail: 'Instructor examination passed in both parts.',
    arabicDetail: 'اجتياز امتحان المدربين بجزأيه.',
  },
  {
    title: 'Underwater Photographer',
    arabic: 'التصوير تحت الماء',
    detail: 'Light, composition and buoyancy with a camera.',
    arabicDetail: 'الضوء والتكوين والطفو مع الكاميرا.',
  },
  {
    title: 'Cavern Diver',
    arabic: 'غوص الكهوف',
    detail: 'Four dives within the light zone, line and light drills.',
    arabicDetail: 'أربع غوصات في منطقة الضوء مع تمارين الخيط والكشاف.',
  },
  {
    title: 'Freediver Level 2',
    arabic: 'الغوص الحر، المستوى الثاني',
    detail: 'Constant weight to 24 m, rescue from depth, tables.',
    arabicDetail: 'وزن ثابت حتى ٢٤ متراً وإنقاذ من العمق وجداول تدريب.',
  },
  {
    title: 'Emergency Oxygen Provider',
    arabic: 'مقدم أكسجين الطوارئ',
    detail: 'Oxygen kits, masks and two supervised scenarios.',
    arabicDetail: 'معدات الأكسجين والأقنعة وسيناريوهان بإشراف.',
  },
  {
    title: 'Peak Performance Buoyancy',
    arabic: 'إتقان الطفو',
    detail: 'Weighting, trim and hovering on two dives.',
    arabicDetail: 'الأوزان والتوازن والثبات في غوصتين.',
  },
  {
    title: 'Reef Survey Diver',
    arabic: 'غواص مسح الشعاب',
    detail: 'Transects, fish and substrate identification.',
    arabicDetail: 'خطوط المسح والتعرف على الأسماك والقاع.',
  },
];
