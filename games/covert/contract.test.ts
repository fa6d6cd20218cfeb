import { testContract } from '#shared/testing/contract/index.ts';
import { covert } from '.';

testContract(covert);
