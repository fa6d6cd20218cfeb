import { texts } from 'hush/game';

export const stageText = texts('goodcopbadcop.stage', {
  sides: 'Which side are you on?',
  agent: 'With the Agent',
  kingpin: 'With the Kingpin',
  neither: 'With neither',
  agentLine: 'Always honest.',
  kingpinLine: 'Always crooked.',
  neitherLine: 'The majority of your three cards decides.',
  goal: 'The honest win when the Kingpin is out, the crooked when the Agent is.',
});
