import { testContract } from '#shared/testing/contract/index.ts';
import { moles } from '.';

testContract(moles);
