import { Ground } from '#shared/testing/contract/ground.ts';
import { testContract } from '#shared/testing/contract/index.ts';
import { emptythrone } from '.';
import { text } from './text';

testContract(emptythrone, new Ground(emptythrone, { text }));
