import { testContract } from 'hush/testing';
import { highcard } from '.';

testContract(highcard);
