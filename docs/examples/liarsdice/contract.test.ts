import { testContract } from '#shared/testing/contract/index.ts';
import { liarsdice } from '.';

testContract(liarsdice);
