import { texts } from 'hush/game';
import { TOKEN } from '../../content/tokensText';
import type { SuspectId, TokenId, WeaponId } from '../../state';

/** The coach's words. */
export const COACH = texts('coverblown.coach', {
  goal: 'Find the murderer and the weapon.',
  left: [
    'Lying for a week as a dirty cop',
    'Two dirty cops at a table of five',
    'Playing on after your cover is blown',
    'Suspecting another cop, and Friday’s last shots',
  ],
  readOn: 'One thing at a time. Tap Next first.',
  callFirst: 'Call your contact first.',
  hearFirst: 'Hear what your contact says first.',
  listen: 'Hear what your contact says.',
  claim: 'Tell the table what you heard.',
  monday: {
    title: 'Call your contact.',
    learned: 'Called your contact',
    shared: 'Shared a clue',
    call: 'Once a day, your contact clears a suspect or a weapon. Tap **Call**. If you’re still on the phone, hang up first.',
    listen: 'Answer, then hold the card to read it. Only you see the words. Every call is saved in **My calls**.',
    claim: 'A clue helps nobody until you share it. Tap **Claim**, then pick what your contact cleared.',
  },
  tuesday: {
    title: 'Call your contact again.',
    learned: 'Called again for another clue',
    shared: 'Shared that one too',
    call: 'Your contact may give you one clue or two. Everyone sees that you called, but not what you asked.',
    listen: 'Hold the card to read it, or find the call under **My calls**.',
    claim: 'You’re looking for the suspect and the weapon that nobody can clear.',
  },
  answer: {
    title: 'Answer the phone.',
    why: 'Everyone’s phone is ringing, and nobody hears anyone else’s call.',
  },
  side: {
    title: 'Hold to see which side you’re on.',
    why: 'Only you can see it while you hold. If you hung up, read your first call under **My calls**.',
  },
  sideFirst: 'See which side you’re on first.',
  contact: {
    title: 'Keep that to yourself.',
    why: 'An honest cop’s contact never lies. But one cop here is dirty and will lie to you. You don’t know which.',
    learned: 'Found out which side you’re on',
  },
  others: {
    title: 'Now the others say what they heard.',
    why: (name: string, suspect: SuspectId) =>
      `Only ${name} says ${TOKEN.name[suspect]} is clean. It may be true, or it may be a lie.`,
    learned: 'Heard the others’ claims',
  },
  wait: {
    title: (name: string) => `Ask ${name} to wait.`,
    why: (token: TokenId, areMany: boolean) =>
      areMany
        ? `You know ${TOKEN.the[token]} are clean, so this pair can’t solve the case. Another pair might.`
        : `You know ${TOKEN.the[token]} is clean, so this pair can’t solve the case. Another pair might.`,
    learned: 'Stopped a bad examination',
  },
  agree: {
    title: (suspect: SuspectId, weapon: WeaponId) => `${TOKEN.name[suspect]} and ${TOKEN.the[weapon]}? Go ahead.`,
    why: 'Nobody has said that either of them is clean. An examination ends the day for everyone.',
  },
  wrong: {
    title: 'Wrong: it’s neither of them.',
    why: 'Both are cleared for good. That’s two fewer to worry about.',
  },
  blown: {
    title: 'An examination can blow a cover.',
    why: 'Only that cop knows.',
    learned: 'Learned what blows a cover',
  },
  propose: {
    title: (suspect: SuspectId, weapon: WeaponId) => `Propose ${TOKEN.name[suspect]} and ${TOKEN.the[weapon]}.`,
    why: (name: string) =>
      `You know the weapon is clean, so this pair can’t solve the case. But it tests ${name}’s word: if the verdict is “fishy”, one of the two is guilty, and that must be the suspect.`,
    learned: 'Proposed a pair',
  },
  answers: {
    title: (name: string) => `${name} asks you to wait.`,
    why: 'The others say go ahead. You decide. But ask yourself who gains if you wait.',
  },
  examine: {
    title: 'Examine the pair.',
    why: 'The whole table sees the verdict, and the day is over.',
    learned: 'Examined a pair',
  },
  fishy: {
    title: 'Fishy: one of the two is guilty.',
    why: (suspect: SuspectId, name: string) =>
      `You know the weapon’s clean, so it’s ${TOKEN.name[suspect]}. And ${name} had called ${TOKEN.short[suspect]} clean.`,
    learned: 'Caught a lie',
  },
  shoot: {
    title: (name: string) => `Shoot ${name}.`,
    why: 'Only a dirty cop gains by clearing the murderer. You have one bullet for the whole week.',
    learned: 'Shot the liar',
  },
  hit: {
    title: 'A hit, and one life left.',
    why: 'The two badges by a name are lives. A cop who loses both is dead, and that cop’s side loses the match.',
  },
  week: {
    title: 'You’re running out of days.',
    why: 'Thursday’s the last day to examine. On Friday you can still shoot. After that, the dirty cop wins. In a match against bots, you end each day yourself with **Done**.',
  },
  close: {
    why: 'You know who did it, and nobody has said that weapon is clean. If the pair’s right, the case is closed.',
  },
  over: {
    won: 'Case closed. You win.',
    lost: 'The dirty cop wins this one.',
    why: 'That’s an honest cop’s week. The dirty ones have more fun.',
  },
  refuses: {
    claims: {
      contact: 'Keep your contact’s name to yourself. A dirty cop would examine that suspect just to end your clues.',
      suspicion: 'Wait until you can prove it.',
      blown: 'Your contact still talks to you. Say what you heard.',
    },
    notTold: 'That’s not what your contact told you. Look under “My calls”. Lies come later.',
    noCall: 'You don’t need another call. Follow the clues you have.',
    retract: 'Leave your claim on the table for this lesson.',
    rest: 'In a match against bots, Done ends your day early. In this lesson, the days end by themselves.',
    noProof: 'Keep your only bullet for a lie you can prove.',
    notThis: 'You can’t prove that this one lied.',
    hearOthers: 'Hear what the others say first.',
    proposed: 'You’ve proposed your pair already.',
    testClaim: 'Test that one claim first.',
    cleanWeapon: 'Take a weapon you know is clean. Then the verdict is about the suspect alone.',
    tellFirst: 'Tell the table first.',
    stick: 'Stick to the proposed pair.',
    notYours: 'Leave this one to the cop who proposed it.',
    awaitAnswers: 'Wait for the others’ answers.',
    askToWait: 'You know that one of the two is clean. Press Wait.',
    letIt: 'You know nothing against this pair. Press Go ahead.',
  },
});
