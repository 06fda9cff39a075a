import type { SceneTheme } from './scenes.ts';

/**
 * What members write in English. A post is an opening, sometimes a middle, sometimes a closing of
 * one theme. Slots: {site} {place} {sight} {sight2} {depth} {temp} {vis} {buddy} {minutes} {number}.
 */
export type PostTheme = SceneTheme | 'any';

export type PostParts = {
  openings: readonly string[];
  middles: readonly string[];
  closings: readonly string[];
};

export const englishParts: Record<
  'wreck' | 'reef' | 'pelagic' | 'cave' | 'cold' | 'night',
  PostParts
> = {
  wreck: {
    openings: [
      '{site} this morning, second boat in, and for ten minutes we had her to ourselves.',
      'Dive {number}: finally {site}.',
      'I have read about {site} for years. Today I swam along her deck.',
      'Back on {site} after three winters away. She has changed, or I have.',
      '{site}, {place}. {depth} on the gauge, {temp} in the water.',
      'If you only ever dive one wreck, make it {site}.',
      'Slow lap around {site} with {buddy}. No penetration, just looking.',
      'We briefed for an hour and dived for {minutes} minutes. {site} deserves both.',
    ],
    middles: [
      'Best moment: {sight}.',
      'We went down the shot line, along the port side and there it was: {sight}.',
      '{buddy} pointed and I nearly lost my regulator laughing. It was {sight}.',
      'Visibility around {vis}, enough to see half of her at once.',
      'The current was kinder than forecast and we had time for {sight} and {sight2}.',
      'Take a torch even at noon. Without it you swim right past {sight}.',
      'I filled forty pages of memory card with {sight} and not one of them is sharp.',
      'People lost their lives here, and you feel it. We kept quiet on the way up.',
    ],
    closings: [
      'Look, but leave everything where it lies.',
      '{minutes} minutes, 70 bar left, one very happy logbook.',
      'Next time I want to see {sight2} as well.',
      'Thanks to the crew for moving the boat twice so that we did not have to swim.',
      'Anyone else here who dived her this season? How is the line at the stern?',
      'Still cold. Still smiling.',
      'Logged, stamped, and already booked again.',
      'Nitrox 32 was the right call.',
    ],
  },
  reef: {
    openings: [
      '{site} at seven in the morning, when the reef is still having breakfast.',
      'Three dives at {site} and I still have not seen all of it.',
      'The sea was flat like a mirror in {place} today.',
      'Took my sister on her first real reef dive: {site}.',
      'Some days everything fits. {vis} of visibility, {temp}, no current to speak of.',
      'Drifted along {site} with {buddy} and did almost nothing. Perfect.',
      'Dive {number} was a slow one at {site}, and that is how I like them.',
      '{site}, {place}. I keep coming back.',
    ],
    middles: [
      'Found {sight}, and then ten minutes later {sight2}.',
      'We hardly moved twenty metres because of {sight}.',
      'Highlight was {sight}. Nobody on the boat believed us until they saw the picture.',
      'Stay above twelve metres and you have an hour of this.',
      'The hard coral on the north side looks better than two years ago. Small wins.',
      '{buddy} has the eyes: {sight}, and I had already swum past.',
      'I counted six species I had never logged before.',
      'Half of the dive I just hung there and watched the light.',
    ],
    closings: [
      'Reef-safe sunscreen, please. It matters here.',
      '{minutes} minutes and I would have stayed another {minutes}.',
      'Who is in {place} next week and wants to come along?',
      'Good buoyancy is the best thing you can bring to a place like this.',
      'Coffee on the deck afterwards tasted better than it should.',
      'Sometimes the easy dives are the ones you remember.',
      'Picked up four plastic bags on the way back. Bring a mesh bag, it weighs nothing.',
      'Pictures do not do it justice, here is one anyway.',
    ],
  },
  pelagic: {
    openings: [
      'We waited forty minutes in the blue off {site}. It was worth every bubble.',
      'Negative entry, straight down to {depth}, eyes on the blue. {site} delivered.',
      'I am not calm yet. {site}, an hour ago.',
      '{place}, day four. The current was ripping and the reef was alive.',
      'Everyone says you need luck at {site}. We had it.',
      'Hooks in, hoods on, hearts beating: {site}.',
      'Last dive of the trip at {site}, and the sea saved the best for us.',
      'Got up at 04:45 for {site} and did not complain once. Well, once.',
    ],
    middles: [
      'Out of nowhere: {sight}.',
      '{sight}. I forgot to film. {buddy} forgot to breathe.',
      'First {sight}, and when we thought that was it, {sight2}.',
      'The guide banged on his tank and pointed. There it was, {sight}.',
      'It stayed with us for a quarter of an hour, close enough to see its eye follow me.',
      'We kept our distance, stayed low and let it decide. That is how it should be.',
      'My air went faster than I want to admit.',
      'The whole group hung in a line like washing and watched.',
    ],
    closings: [
      'Twenty-two years of diving and I cried into my mask.',
      'If you go: get the early boat, stay close to the guide, bring a marker.',
      '{minutes} minutes on the computer, five seconds in my head.',
      'Sent the ID shots to the research project. They already know her.',
      'No touching, no chasing, no flash. Thank you to everyone on board for that.',
      'I have no words, so here is a picture.',
      'Next year again. Same boat, same week.',
      'Surface interval spent shouting at each other.',
    ],
  },
  cave: {
    openings: [
      'Followed the line into {site} today.',
      'Sun was straight above {site} at half past eleven, so we waited for it.',
      'My first overhead environment since the course: {site}.',
      '{site} is a place where you whisper, even under water.',
      '{place}: rock above, rock below, and water like air.',
      'Dive {number}, {site}. Two lights each and a third in the pocket.',
    ],
    middles: [
      'And then {sight}.',
      'I will never forget {sight}.',
      'Kick like a frog or the silt will remind you.',
      '{buddy} led out, I switched off my torch for ten seconds and just looked.',
      'Visibility is hard to give as a number here. Yes, is the answer.',
      'We turned at a third, as planned, although it was hard to turn.',
    ],
    closings: [
      'Please do not go in there without training. It looks easy because nothing has gone wrong yet.',
      'The exit glowing blue in front of you is the best traffic light there is.',
      '{minutes} minutes in another world.',
      'Tacos afterwards. Obviously.',
      'Rule of thirds, always.',
      'I understand now why people move here.',
    ],
  },
  cold: {
    openings: [
      '{temp} at {site} and I have never been so awake.',
      'Drysuit weather. Drysuit smile. {site}.',
      'They ask me why I dive in cold water. Come to {site} and see.',
      '{site} on a Tuesday after work, because we can.',
      'First dive with the new undersuit at {site}. Verdict: toasty, floaty.',
      'No crowds, no wind, free parking: {site} in the off season.',
    ],
    middles: [
      'Found {sight}, took off one glove for the camera, regretted it.',
      '{vis} of visibility, which for here is champagne.',
      '{buddy} signalled big, and for once it was: {sight}.',
      'Our reward was {sight}.',
      'Regulator froze on nobody. That is a good day.',
      'Shore crew had tea ready. Real friends.',
    ],
    closings: [
      '{minutes} minutes, blue lips, warm heart.',
      'Next one on Saturday, two seats free in the van.',
      'Cold-water people are the best people.',
      'Service your inflator valves, folks.',
      'Tropical divers may laugh now.',
      'Thermos beats champagne.',
    ],
  },
  night: {
    openings: [
      'Same site, different planet: {site} after dark.',
      'Went in at dusk at {site} and came out under the Milky Way.',
      'Torch off for two minutes at {site}. The water lit up when we moved our hands.',
      'Night shift at {site} with {buddy}.',
      'I used to be afraid of night dives. Then came {site}.',
    ],
    middles: [
      'Star of the evening: {sight}.',
      'Every crack had eyes. We found {sight}.',
      'Parrotfish asleep in their bubbles, shrimps everywhere, and {sight}.',
      'Narrow beam, slow fins, big reward: {sight}.',
      'The basket stars had opened like hands.',
    ],
    closings: [
      'Keep your light off the sleeping fish, please.',
      '{minutes} minutes and soup on the beach.',
      'Do it once and you will never skip the night dive again.',
      'Backup torch used for the first time in my life. Glad I carry it.',
      'Slept like a stone.',
    ],
  },
};
