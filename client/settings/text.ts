import { texts } from '#shared/text/texts.ts';

export const SETTINGS = texts('settings', {
  title: 'Settings',
  device: 'Only for this device.',
  mode: 'Theme',
  modes: { system: 'Match my device', dark: 'Dark', light: 'Light' },
  sound: 'Sound',
  soundHint: 'An iPhone stays quiet while its mute switch is on',
  rain: 'Rain in the background',
  rainHint: 'Leave it off on a video call: the others would hear it.',
  rainNeedsSound: 'Turn the sound on to hear it.',
  captions: 'Captions for sounds',
  captionsHint: 'They come on by themselves when sound is off.',
  vibration: 'Vibration',
  spoken: 'Only I can hear this device',
  spokenHint:
    'For headphones: phone calls in Cover Blown! are read aloud. With speakers, everyone in the room would hear them.',
  secrets: 'Looking at secrets',
  hold: 'Press and hold',
  tap: 'Tap, tap again',
  share: 'This screen is shared',
  shareHint: 'Hides your secrets on this screen. Look at them on another device.',
  notify: 'Tell me when it’s my turn',
  notifyHint:
    'Also when a match starts. You’re notified only while Hush is in the background, and nothing secret is shown.',
  notifyOff: 'This browser doesn’t allow notifications here. The tab’s title tells you when it’s your turn.',
  notifyApple: 'On an iPhone or iPad, notifications work once Hush is on the Home Screen.',
  install: 'Install Hush on this device',
  installHint: 'You get an icon and the whole screen. It takes almost no space.',
  installAsk: 'Install',
  installApple:
    'On an iPhone or iPad: tap Share, then Add to Home Screen. Take your seat after that: the installed Hush doesn’t know the seats you took in the browser.',
  plain: 'This page uses plain http',
  plainText:
    'Everything works, except what browsers allow only over https: a screen that stays awake, notifications, installing, and one-tap copying and sharing. To get https, the person running the server has to put a reverse proxy such as Caddy or a tunnel in front of it and set PUBLIC_URL.',
  about: 'About Hush and its licences',
});
