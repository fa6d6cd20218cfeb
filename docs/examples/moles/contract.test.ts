import { Ground } from '#shared/testing/contract/ground.ts';
import { testContract } from '#shared/testing/contract/index.ts';
import { moles } from '.';
import { text } from './text';

testContract(moles, new Ground(moles, { text }));
