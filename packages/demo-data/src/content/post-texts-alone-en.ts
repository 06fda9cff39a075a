import type { PostTheme } from './post-texts-en.ts';

/** English posts that stand alone, each used once: questions, tips, news, thanks. */
export const englishPosts: readonly (readonly [PostTheme, string])[] = [
  [
    'divers',
    'Passed my Rescue course today. I have never been so tired and so proud. Thank you to everyone who let me drag them up the beach.',
  ],
  [
    'any',
    'Looking for a buddy in Aqaba from the 12th to the 16th. AOW, about 60 dives, relaxed, I like macro and long safety stops.',
  ],
  [
    'any',
    'Question for the gear people: wing or jacket for someone who travels four times a year and hates overweight fees?',
  ],
  [
    'divers',
    'Dive 100 today! They made me do it in a tutu. There are pictures and I have paid good money so that they stay private.',
  ],
  [
    'any',
    'Service reminder: that regulator in your garage is not “basically new”, it is three years old.',
  ],
  [
    'reef',
    'Spent the day with the coral nursery team. Sixty fragments of staghorn outplanted, one sunburn, zero complaints.',
  ],
  [
    'any',
    'To the person who left a mask at the Tulamben showers: it is at the warung, they are keeping it next to the sambal.',
  ],
  [
    'boat',
    'Liveaboard life: eat, dive, eat, dive, nap, dive, eat, night dive, eat. Send help. Or do not.',
  ],
  [
    'freedive',
    'New personal best: 32 metres, constant weight. Two years ago I could not equalise past five. Patience works.',
  ],
  ['freedive', 'Static table done before breakfast. 4:10 and a very bored cat watching.'],
  ['freedive', 'The line, the dark, my own heartbeat. I do not know a quieter place.'],
  [
    'freedive',
    'Safety first: never, ever train breath-hold alone. Not in the pool, not in the bathtub. One up, one down.',
  ],
  [
    'macro',
    'Forty-five minutes on one square metre of rubble. Found two ghost pipefish, one candy crab and inner peace.',
  ],
  [
    'macro',
    'Can anyone identify this one? About two centimetres, on a whip coral at 24 metres. My guide said “very small, very nice”.',
  ],
  ['macro', 'Two clownfish, one anemone, zero tolerance. The bigger one bit my dome port.'],
  [
    'turtle',
    'She came up for air next to me, looked at my snorkel, decided I was harmless and went back to eating.',
  ],
  [
    'turtle',
    'Turtle etiquette: stay to the side, never above her, leave the way to the surface free. She will stay longer, promise.',
  ],
  ['turtle', 'Released eleven hatchlings with the ranger last night. Go, little ones.'],
  [
    'shark',
    'Hovered at the cleaning station for thirty minutes. A shark with its mouth open while a wrasse flosses its teeth is the most peaceful thing I know.',
  ],
  [
    'shark',
    'My mother finally asked what it is like. I told her: they are shy, they are beautiful, and they were gone before I could lift the camera.',
  ],
  [
    'shark',
    'Counted nineteen sharks on one dive. My non-diving colleagues counted nineteen reasons never to go into the sea.',
  ],
  [
    'manta',
    'ID shot submitted, and the answer came within a day: she is a new individual. We get to name her!',
  ],
  ['manta', 'When a manta looks at you, you know that it is looking at you.'],
  ['pelagic', 'The dolphins found us during the safety stop. Three minutes became fifteen.'],
  [
    'pelagic',
    'Whale shark season is open. Please choose an operator that keeps to the four-metre rule.',
  ],
  ['night', 'Bioluminescence so bright tonight that we could read the gauges by waving.'],
  [
    'night',
    'Fluo dive! Yellow filter on, blue torch on, and suddenly every boring coral is a nightclub.',
  ],
  [
    'cave',
    'Intro to Cave, day three. Lost line drill with a blacked-out mask. I found the line. I also found humility.',
  ],
  ['cave', 'Reminder for myself: slow is smooth, smooth is fast, and silt is forever.'],
  ['cold', 'Ice dive number two. The hole looks like a moon from below.'],
  ['cold', 'Seal count today: five grey, one of them with my left fin in its mouth.'],
  ['cold', 'Leaking wrist seal at 4 °C. Eleven minutes. New record, not the good kind.'],
  [
    'wreck',
    'Wreck survey weekend finished: 640 photos, one 3D model, many arguments about which boiler is which.',
  ],
  ['wreck', 'A museum you have to hold your breath for. Well, please do not hold your breath.'],
  [
    'divers',
    'Tried sidemount today. For twenty minutes I was an octopus in a phone box, then it clicked.',
  ],
  [
    'divers',
    'My dad learned to dive at 61. Today we did our first father-and-daughter dive in open water.',
  ],
  [
    'divers',
    'Shout-out to divemaster Ketut, who carried my tank, found my octopus and never once rolled his eyes.',
  ],
  [
    'divers',
    'Buddy check saved us today: his valve was only a quarter open. BWRAF, every single time.',
  ],
  ['divers', 'Trim practice in the pool. Filmed it. I look like a seahorse. Work continues.'],
  ['divers', 'Eight students, eight masks cleared, one instructor who can finally exhale.'],
  ['boat', 'Flat sea, warm bread, tanks filled. Good morning from the jetty.'],
  ['boat', 'Wind 28 knots, all boats stay in. Laundry day, then.'],
  ['boat', 'Sunset from the flybridge after four dives. I can still feel the boat moving in bed.'],
  ['boat', 'Safety stop with a view. Three minutes that nobody should ever skip.'],
  [
    'any',
    'What is the one item you never travel without? Mine: a roll of duct tape around my torch.',
  ],
  ['any', 'Unpopular opinion: the best dive computer is the one you have read the manual of.'],
  [
    'any',
    'Surface interval reading: the log of a 1974 diver I bought at a flea market. Depth in feet, weather in jokes.',
  ],
  [
    'any',
    'Please check your hoses for cracks under the protectors. Mine was hiding one. Small part, big bang.',
  ],
  [
    'any',
    'Anyone else get that feeling when the plane turns over the reef and you see the blue line?',
  ],
  [
    'any',
    'Logged dive 500 today. I tried to remember number one: a murky lake, a borrowed wetsuit two sizes too big, the happiest day.',
  ],
  ['any', 'Clean-up dive result: 84 kilos. Mostly fishing line. One very confused garden gnome.'],
  [
    'any',
    'Insurance question: which of you had to use theirs, and did they answer the phone at night?',
  ],
  ['any', 'My logbook got wet. Yes, really. I love that there is an app now.'],
  ['any', 'How do you all log depth, feet or metres? In our club there is nearly a war about it.'],
  [
    'any',
    'Ear advice, please. Three dives in, left side squeaks like a mouse. Off the water for how long?',
  ],
  [
    'any',
    'Thank you to the chamber staff in Safaga for their patience with a very nervous diver. All is fine. Go slow on day one.',
  ],
  [
    'reef',
    'Bleaching check: about a tenth of the table corals on our house reef are pale. We are logging it every week now.',
  ],
  ['reef', 'A decade of the same reef, same angle, same month. I will post the series on Sunday.'],
  [
    'reef',
    'There is a grumpy damselfish at the mooring that has bitten every guide in town. We call him Boss.',
  ],
  ['reef', 'When the anthias come out of the reef all at once, it sounds like rain.'],
  ['divers', 'First dive after the baby. Everything still works. Everything is a bit tighter.'],
  [
    'divers',
    'My buddy of eleven years moved to Norway. If you see a tall man with orange fins in a fjord, be nice to him.',
  ],
  ['boat', 'Note to self: seasickness tablets work before the boat leaves, not after.'],
  [
    'macro',
    'Nudibranch number 200 for my list. My family has asked me to stop sending them pictures.',
  ],
  [
    'freedive',
    'Today the thermocline was at 18 metres. You feel it on your face like opening a fridge.',
  ],
  ['pelagic', 'Sat on the sand at ten metres and let the jacks make a tunnel around us.'],
  [
    'shark',
    'Signed the petition against finning in our waters. Link is with the marine park office; it takes one minute.',
  ],
  [
    'wreck',
    'Found my grandfather’s ship in the archive. She lies at 34 metres. I start my deep course on Monday.',
  ],
  [
    'any',
    'Free pool session on Thursday for everyone who has not dived since last year. Bring fins, we bring the rest.',
  ],
  ['any', 'A diver at our centre asked for “a medium shark”. We are still discussing sizes.'],
];
