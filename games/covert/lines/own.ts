import type { Lines } from '#shared/voice.ts';

/** Of what a bot does itself, and how it fares. */
export const ofOneself = {
  completes: {
    dry: [
      '{mission}. {points} points. Burn the receipt.',
      '{mission} is closed. I was never there.',
      '{points} points, and nobody saw my good side.',
    ],
    warm: [
      '{mission} is done! Somebody put the kettle on.',
      '{points} points. My mother would be proud, if she were cleared.',
      'Lovely work, everyone on {mission}. You know who you are not.',
    ],
    brash: [
      '{mission}! {points} points! Try that with your moustache on!',
      'Did you see {mission}? Of course not. That is the point.',
      '{points} for me. File it under G, for genius.',
    ],
    nervous: [
      '{mission} worked? It worked. Do not look so surprised.',
      '{points} points. Nobody followed me, did they?',
      'That was {mission}. I shall sit down for a moment.',
    ],
  },
  breaks: {
    dry: [
      '{code}. It was the birthday of somebody’s dog.',
      'The code was {code}. They do not even try.',
      '{code}, said the machine. I have heard better small talk.',
    ],
    warm: [
      '{code}! I had such a nice feeling about those digits.',
      'There you are, {code}. I have been looking for you all morning.',
      'Thank you, dear machine. {code} it is.',
    ],
    brash: [
      '{code}! In my head! Well, nearly.',
      'Hand me a harder one. {code} was breakfast.',
      '{code}. You may clap with gloves on.',
    ],
    nervous: [
      '{code}. I counted three times. It still says {code}.',
      'Is it {code}? It is {code}. I can breathe again.',
      'The tiles said {code}. They looked at me first.',
    ],
  },
  flies: {
    dry: [
      '{city}, one way. Charge it to Agriculture.',
      'To {city}. Business, if the customs officer asks.',
      'Window seat to {city}. One likes to see who follows.',
    ],
    warm: [
      '{city} is charming at this time of year.',
      'Off to {city}. I will bring you something small and stolen.',
      'Do you need anything from {city}? Stamps? State secrets?',
    ],
    brash: [
      '{city}! Keep the engine running!',
      'Walk? I fly. {city} will not conquer itself.',
      'Next stop {city}. Try to keep up.',
    ],
    nervous: [
      '{city}. By air. With these weather reports.',
      'I hate flying, but {city} will not wait.',
      'If I am not back from {city}, feed the cat.',
    ],
  },
  sneaks: {
    dry: ['Two at a time. The manual is silent on it.', 'While you blinked.', 'I have two hands. It is in my file.'],
    warm: [
      'Forgive me, I shall take two of those.',
      'Just a second one, while I am up.',
      'You do not mind, do you? Of course you do.',
    ],
    brash: ['Double! Whoever is slow stays at home!', 'One for me, and one more for me.', 'Blink again. I dare you.'],
    nervous: [
      'Quick, both of them, before anybody looks.',
      'I know it is two. I panicked.',
      'Sorry. Sorry. The other one slipped.',
    ],
  },
  ownLastRound: {
    dry: [
      'Six. I would thank my staff, but officially I have none.',
      'That was the sixth. Last orders, gentlemen and ladies.',
      'One round left. Please return all borrowed identities.',
    ],
    warm: [
      'My sixth! One more round, dear colleagues. Make it count.',
      'Six missions. Thank you all for looking elsewhere.',
      'Last round, friends. Whoever is out in the cold, come in.',
    ],
    brash: [
      'Six! Light the cigars and lock the files!',
      'That is six. You have one round to make it look close.',
      'Six of six. Frame the photograph, if anybody dared to take one.',
    ],
    nervous: [
      'Six. I have six. Quick, before somebody counts again.',
      'The last round. Please, nobody do anything clever.',
      'That is my sixth, and my hands are perfectly steady. Mostly.',
    ],
  },
  won: {
    dry: [
      'Officially, nothing happened here.',
      'We win. The report will say weather balloon.',
      'Mission accomplished. Shred this table.',
    ],
    warm: [
      'What a lovely match. You were all so nearly caught.',
      'I won, and the soup is on me.',
      'Thank you. I would tell you how, but then, you know.',
    ],
    brash: [
      'The best spy you never saw. Well, now you have.',
      'Victory! I take cash and minor islands.',
      'Was there ever a doubt? There was? Arrest it.',
    ],
    nervous: [
      'I won? Is this a trap? It feels like a trap.',
      'Oh. We did it. May I take the false beard off now?',
      'I won. Nobody recount. Please.',
    ],
  },
  ahead: {
    dry: [
      'You are closer than you look, {who}. That is not a compliment.',
      'I am told I lead. I was not there.',
      'Patience, {who}. I may still be run over by a tram.',
    ],
    warm: [
      'Do not lose heart, {who}. I had a good horoscope.',
      'There is time, {who}. I am keeping the seat warm.',
      'Only a few points, {who}. They are small ones.',
    ],
    brash: [
      'Speak up, {who}. It is hard to hear from up here.',
      'Look for me at the top of the list, {who}.',
      'You may have my autograph, {who}. Invisible ink.',
    ],
    nervous: [
      'Please do not look at my points, {who}.',
      'I lead? Then they will all come for me. Thank you, {who}.',
      'It is only a small lead, {who}. Hardly worth stopping.',
    ],
  },
  evades: {
    dry: [
      'You have the wrong number, {who}.',
      'That is above your clearance, {who}. And mine.',
      'I can neither confirm that nor hear you, {who}.',
    ],
    warm: [
      'Ask me anything, {who}. I shall answer something else.',
      'How kind of you to ask, {who}. The weather is lovely.',
      'I would love to tell you, {who}. That is why they do not tell me.',
    ],
    brash: ['You first, {who}.', 'Read it in my memoirs, {who}. Volume nine.', 'Wrong password, {who}. Try flattery.'],
    nervous: [
      'Who told you to ask that, {who}?',
      'I know nothing, {who}. I know less every day.',
      'Not here, {who}. The lamp is listening.',
    ],
  },
} satisfies Lines;
