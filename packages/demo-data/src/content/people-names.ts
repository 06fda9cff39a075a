/** A name in Latin letters, and in Arabic ones for people who write theirs so. */
export type Name = readonly [latin: string, arabic?: string];

export type Culture = {
  countries: readonly string[];
  /** How many of the demo's people come from here, relative to the others. */
  weight: number;
  women: readonly Name[];
  men: readonly Name[];
  families: readonly Name[];
};

const list = (names: string): Name[] => names.split(' ').map((name) => [name.replaceAll('_', ' ')]);

const arab: Culture = {
  countries: [
    'Jordan',
    'Egypt',
    'Egypt',
    'Saudi Arabia',
    'United Arab Emirates',
    'Oman',
    'Lebanon',
    'Kuwait',
    'Sudan',
    'Morocco',
    'Jordan',
  ],
  weight: 42,
  women: [
    ['Mira', 'ميرا'],
    ['Lina', 'لينا'],
    ['Salma', 'سلمى'],
    ['Noura', 'نورة'],
    ['Reem', 'ريم'],
    ['Hala', 'هالة'],
    ['Dana', 'دانة'],
    ['Yasmin', 'ياسمين'],
    ['Farah', 'فرح'],
    ['Rania', 'رانيا'],
    ['Maha', 'مها'],
    ['Jumana', 'جمانة'],
    ['Aisha', 'عائشة'],
    ['Layal', 'ليال'],
  ],
  men: [
    ['Omar', 'عمر'],
    ['Sami', 'سامي'],
    ['Khaled', 'خالد'],
    ['Tariq', 'طارق'],
    ['Youssef', 'يوسف'],
    ['Karim', 'كريم'],
    ['Faisal', 'فيصل'],
    ['Hassan', 'حسن'],
    ['Ziad', 'زياد'],
    ['Mahmoud', 'محمود'],
    ['Nasser', 'ناصر'],
    ['Amr', 'عمرو'],
    ['Bilal', 'بلال'],
    ['Rashid', 'راشد'],
  ],
  families: [
    ['Haddad', 'حداد'],
    ['Mansour', 'منصور'],
    ['Khalil', 'خليل'],
    ['Nasr', 'نصر'],
    ['Al-Harbi', 'الحربي'],
    ['Al-Balushi', 'البلوشي'],
    ['Saleh', 'صالح'],
    ['Farouk', 'فاروق'],
    ['Zidan', 'زيدان'],
    ['Obeidat', 'عبيدات'],
    ['Al-Mazrouei', 'المزروعي'],
    ['Sharif', 'شريف'],
    ['Kanaan', 'كنعان'],
    ['Ibrahim', 'إبراهيم'],
    ['Ghanem', 'غانم'],
    ['Al-Rawas', 'الرواس'],
  ],
};

const others: readonly Culture[] = [
  {
    countries: [
      'United Kingdom',
      'United Kingdom',
      'Australia',
      'United States',
      'Canada',
      'New Zealand',
      'Ireland',
    ],
    weight: 17,
    women: list('Emma Grace Hannah Ruth Zoe Freya Alice Morgan Beth Chloe'),
    men: list('Jack Oliver Tom Ben Callum Rhys Daniel Finn Luke Aidan'),
    families: list(
      'Whitfield Marlow Harper Doyle Ashworth Sinclair Barlow Penrose Calloway Fraser Thornton Reeve',
    ),
  },
  {
    countries: ['Germany', 'Germany', 'Austria', 'Switzerland'],
    weight: 9,
    women: list('Anna Lena Katrin Johanna Greta'),
    men: list('Lukas Jonas Felix Matthias Stefan'),
    families: list('Bergmann Vogel Lindner Krause Seidel Hartmann Brandt'),
  },
  {
    countries: ['Netherlands', 'Belgium', 'Bonaire'],
    weight: 6,
    women: list('Sanne Femke Lotte Maaike'),
    men: list('Bram Joris Daan Pieter'),
    families: list('de_Vries van_Dijk Bakker Jansen Mulder Claes'),
  },
  {
    countries: ['France', 'France', 'Belgium', 'Réunion'],
    weight: 7,
    women: list('Camille Élise Manon Clara'),
    men: list('Antoine Hugo Mathieu Léo'),
    families: list('Laurent Moreau Girard Lefèvre Roche Fontaine'),
  },
  {
    countries: ['Italy', 'Malta'],
    weight: 6,
    women: list('Giulia Chiara Elena Marta'),
    men: list('Matteo Lorenzo Davide Paolo'),
    families: list('Ricci Conti Moretti Galli Borg Camilleri'),
  },
  {
    countries: ['Spain', 'Mexico', 'Mexico', 'Colombia', 'Argentina', 'Ecuador'],
    weight: 11,
    women: list('Lucía Valentina Sofía Ximena Carmen'),
    men: list('Diego Mateo Javier Andrés Rodrigo'),
    families: list('Navarro Ortega Salazar Medina Iglesias Rojas Cordero Vargas'),
  },
  {
    countries: ['Brazil', 'Portugal'],
    weight: 5,
    women: list('Beatriz Larissa Inês'),
    men: list('Thiago Rafael Duarte'),
    families: list('Almeida Carvalho Teixeira Nogueira'),
  },
  {
    countries: ['Sweden', 'Norway', 'Denmark', 'Iceland', 'Finland'],
    weight: 8,
    women: list('Ingrid Astrid Sigrún Elin Maja'),
    men: list('Erik Magnus Lars Einar Mikkel'),
    families: list('Lindqvist Solberg Nygaard Hansen Jónsdóttir Virtanen Dahl'),
  },
  {
    countries: ['Poland', 'Czechia', 'Hungary'],
    weight: 4,
    women: list('Zofia Kateřina Ola'),
    men: list('Marek Tomáš Piotr'),
    families: list('Nowak Zieliński Novák Kovács'),
  },
  {
    countries: ['Greece', 'Cyprus', 'Türkiye'],
    weight: 5,
    women: list('Eleni Defne Maria Zeynep'),
    men: list('Nikos Emre Andreas Kerem'),
    families: list('Papadakis Yılmaz Georgiou Demir Economou'),
  },
  {
    countries: ['Japan', 'Japan', 'Palau'],
    weight: 6,
    women: list('Yuki Haruka Aoi Mei'),
    men: list('Kenji Haruto Daichi Ren'),
    families: list('Tanaka Mori Nakagawa Ishida Kobayashi'),
  },
  {
    countries: ['South Korea', 'Taiwan', 'Singapore', 'Hong Kong'],
    weight: 6,
    women: list('Ji-woo Mei-Ling Hui_Min'),
    men: list('Min-jun Wei Jia_Hao'),
    families: list('Kim Park Chen Lin Tan Lim'),
  },
  {
    countries: ['Indonesia', 'Indonesia', 'Malaysia'],
    weight: 8,
    women: list('Putri Dewi Ayu Nurul'),
    men: list('Ketut Wayan Rizal Arif'),
    families: list('Wijaya Santoso Suryani Hidayat Rahman'),
  },
  {
    countries: ['Philippines', 'Thailand'],
    weight: 7,
    women: list('Isabel Ploy Jasmine Araya'),
    men: list('Miguel Somchai Paolo Anurak'),
    families: list('Reyes Santos Cruz Wongsakul Bautista Srisai'),
  },
  {
    countries: ['India', 'Sri Lanka', 'Maldives'],
    weight: 6,
    women: list('Ananya Priya Nishara Meera'),
    men: list('Arjun Rohan Dinesh Ibrahim'),
    families: list('Nair Fernando Iyer Perera Menon Waheed'),
  },
  {
    countries: ['South Africa', 'Kenya', 'Mozambique', 'Tanzania'],
    weight: 6,
    women: list('Thandi Wanjiru Nomvula Amina'),
    men: list('Sipho Kamau Johan Baraka'),
    families: list('Dlamini Otieno Botha Mwangi Naidoo Machava'),
  },
  {
    countries: ['Fiji', 'French Polynesia', 'Micronesia'],
    weight: 2,
    women: list('Moana Litia'),
    men: list('Tevita Manu'),
    families: list('Vakatawa Teriipaia Mori'),
  },
];

export const cultures: readonly Culture[] = [arab, ...others];
