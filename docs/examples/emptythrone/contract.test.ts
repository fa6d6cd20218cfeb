import { testContract } from '#shared/testing/contract/index.ts';
import { emptythrone } from '.';

testContract(emptythrone);
