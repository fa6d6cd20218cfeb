import { testContract } from '#shared/testing/contract/index.ts';
import { highcard } from '.';

testContract(highcard);
