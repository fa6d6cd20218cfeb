// `npm run deploying`: does what docs/deploying.md says, in a bare Debian: `machine` follows its first section, `image`
// builds the image and starts it. Needs root, debootstrap and buildah; both parts take some minutes.
import { bareDebian } from './deploying/bareDebian';
import { tryImage } from './deploying/image';
import { tryMachine } from './deploying/machine';

const parts = { machine: tryMachine, image: tryImage };
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in parts));
if (unknown !== undefined || process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('Usage, as root on Linux: npm run deploying [-- machine | image]');
  process.exit(2);
}
const base = bareDebian();
for (const [name, part] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) part(base);
