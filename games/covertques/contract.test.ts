import { testContract } from '#shared/testing/contract/index.ts';
import { covertques } from '.';

testContract(covertques);
