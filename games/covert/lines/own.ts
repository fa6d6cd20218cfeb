import type { Lines } from 'hush/game';

/** Lines about a bot's own moves and position. */
export const ofOneself = {
  completes: {
    dry: [
      '{mission}. {points} points. Burn the receipt.',
      '{mission} is closed. I was never there.',
      '{points} points, and nobody saw my good side.',
      '{mission}. The witness saw a tree.',
      '{points} points for {mission}. Tax free, like everything here.',
      'Consider {mission} forgotten.',
    ],
    warm: [
      '{mission} is done! Someone put the kettle on.',
      '{points} points. My mother would be proud, if she were cleared.',
      'Lovely work, everyone on {mission}. You know who you aren’t.',
      '{mission} went like a dream. One of the good ones.',
      '{points} points, and everybody got home for supper.',
      'That’s {mission} wrapped up, with a ribbon.',
    ],
    brash: [
      '{mission}! {points} points! Try that with your moustache on!',
      'Did you see {mission}? Of course not. That’s the point.',
      '{points} for me. File it under G, for genius.',
      '{mission}: one take, no stunt double!',
      'Add {points} to my name. Any of my names.',
      'They’ll name a bridge after {mission}. Then I’ll blow it up.',
    ],
    nervous: [
      '{mission} worked? It worked. Don’t look so surprised.',
      '{points} points. Nobody followed me, did they?',
      'That was {mission}. I need to sit down for a moment.',
      '{mission} is over. My hands will stop shaking by Thursday.',
      '{points} points. Should I look happy? Do I look happy?',
      'I completed {mission} and only dropped the briefcase twice.',
    ],
  },
  breaks: {
    dry: [
      '{code}. It was someone’s dog’s birthday.',
      'The code was {code}. They’re not even trying.',
      '{code}, said the Decoder. I’ve heard better small talk.',
      '{code}. Written on the back of a menu, of all places.',
      'So it was {code}. Please forget you heard it.',
      '{code}. The cleaning lady had it all along.',
    ],
    warm: [
      '{code}! I had such a nice feeling about those digits.',
      'There you are, {code}. I’ve been looking for you all morning.',
      'Thank you, dear Decoder. {code} it is.',
      '{code}! Say it slowly, it’s rather pretty.',
      'Look at that, {code} was only shy.',
      '{code}, and nobody had to raise their voice.',
    ],
    brash: [
      '{code}! In my head! Well, nearly.',
      'Hand me a harder one. {code} was breakfast.',
      '{code}. You may clap, with gloves on.',
      '{code}! Next time write it bigger!',
      'I broke {code} with one hand and a sandwich.',
      '{code}. Send my regards to the inventor.',
    ],
    nervous: [
      '{code}. I counted three times. It still says {code}.',
      'Is it {code}? It’s {code}. I can breathe again.',
      'The tiles said {code}. They looked at me first.',
      '{code}? I’d better burn my notes. And the desk.',
      '{code}. Don’t say it out loud. I just did.',
      'It’s {code}. It was always {code}. Why is my heart racing?',
    ],
  },
  flies: {
    dry: [
      '{city}, one way. Charge it to Agriculture.',
      'To {city}. Business, if the customs officer asks.',
      'Window seat to {city}. I like to see who’s following.',
      '{city}. My passport says I’m a dentist.',
      'A quiet flight to {city}. Both engines, for once.',
      '{city} again. They know my umbrella there.',
    ],
    warm: [
      '{city} is charming at this time of year.',
      'Off to {city}. I’ll bring you something small and stolen.',
      'Do you need anything from {city}? Stamps? State secrets?',
      '{city}! I hope they still have that bakery.',
      'Wave if you see me over {city}.',
      'I’ve always wanted to see {city} with the lights on.',
    ],
    brash: [
      '{city}! Keep the engine running!',
      'Walk? I’m flying. {city} won’t conquer itself.',
      'Next stop {city}. Try to keep up.',
      '{city}, here I come, through the roof if I have to!',
      'First class to {city}. Don’t tell accounting.',
      'You take the train. I’ll wait for you in {city}.',
    ],
    nervous: [
      '{city}. By air. In this weather.',
      'I hate flying, but {city} won’t wait.',
      'If I’m not back from {city}, feed the cat.',
      'Is that wing meant to shake? It’s fine. {city} it is.',
      '{city}. I packed three moustaches, to be safe.',
      'They changed the gate for {city}. They know.',
    ],
  },
  sneaks: {
    dry: ['Two at a time. The manual is silent on it.', 'While you blinked.', 'I have two hands. It’s in my file.'],
    warm: [
      'Forgive me, I’ll take two of those.',
      'Just a second one, while I’m up.',
      'You don’t mind, do you? Of course you do.',
    ],
    brash: ['Double! You snooze, you lose!', 'One for me, and one more for me.', 'Blink again. I dare you.'],
    nervous: [
      'Quick, both of them, before anyone looks.',
      'I know it’s two. I panicked.',
      'Sorry. Sorry. The other one slipped.',
    ],
  },
  ownLastRound: {
    dry: [
      'Six. I’d thank my staff, but officially I have none.',
      'That was the sixth. Last orders, ladies and gentlemen.',
      'One round left. Please return all borrowed identities.',
    ],
    warm: [
      'My sixth! One more round, dear colleagues. Make it count.',
      'Six missions. Thank you all for looking the other way.',
      'Last round, friends. If you’re out in the cold, come in.',
    ],
    brash: [
      'Six! Light the cigars and lock the files!',
      'That’s six. You have one round to make it look close.',
      'Six of six. Frame the photograph, if anyone dared to take one.',
    ],
    nervous: [
      'Six. I have six. Quick, before someone counts again.',
      'The last round. Please, nobody do anything clever.',
      'That’s my sixth, and my hands are perfectly steady. Mostly.',
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
      'Thank you. I’d tell you how, but then, you know.',
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
      'You’re closer than you look, {who}. That’s not a compliment.',
      'I’m told I’m in the lead. I wasn’t there.',
      'Patience, {who}. I may still get run over by a tram.',
    ],
    warm: [
      'Don’t lose heart, {who}. I had a good horoscope.',
      'There’s time, {who}. I’m keeping the seat warm.',
      'Only a few points, {who}. They’re small ones.',
    ],
    brash: [
      'Speak up, {who}. It’s hard to hear from up here.',
      'Look for me at the top of the list, {who}.',
      'You may have my autograph, {who}. Invisible ink.',
    ],
    nervous: [
      'Please don’t look at my points, {who}.',
      'I’m in the lead? Then they’ll all come for me. Thank you, {who}.',
      'It’s only a small lead, {who}. Hardly worth stopping.',
    ],
  },
  evades: {
    dry: [
      'You have the wrong number, {who}.',
      'That’s above your clearance, {who}. And mine.',
      'I can neither confirm that nor hear you, {who}.',
    ],
    warm: [
      'Ask me anything, {who}. I’ll answer something else.',
      'How kind of you to ask, {who}. The weather is lovely.',
      'I’d love to tell you, {who}. That’s why they don’t tell me anything.',
    ],
    brash: ['You first, {who}.', 'Read it in my memoirs, {who}. Volume nine.', 'Wrong password, {who}. Try flattery.'],
    nervous: [
      'Who told you to ask that, {who}?',
      'I know nothing, {who}. I know less every day.',
      'Not here, {who}. The lamp is listening.',
    ],
  },
} satisfies Lines;
