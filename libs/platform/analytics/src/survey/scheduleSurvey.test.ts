import { describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.js';
import { messages as recordingMessages } from '../recording/messages.js';
import { createTrial } from '../testing/createTrial.js';
import { satisfactionSurveyEvent } from './satisfactionSurveyEvent.js';

const arrange = async (stored: Readonly<Record<string, string>> = {}) => {
  const trial = createTrial({}, stored);
  const raised = vi.fn();
  trial.page.addEventListener(satisfactionSurveyEvent, raised);
  await trial.start();
  return { ...trial, raised };
};

describe('the survey', () => {
  it('[ANALYTICS-23] is raised once, 300 s after start', async () => {
    const { page, raised, values, typesOf } = await arrange();
    page.pass(299_999);
    expect(raised).not.toHaveBeenCalled();
    page.pass(1);
    expect(raised).toHaveBeenCalledOnce();
    expect(values.has('satisfaction_survey_shown')).toBe(true);
    expect(typesOf()).toContain('survey_shown');
    page.pass(600_000);
    expect(raised).toHaveBeenCalledOnce();
  });

  it('[ANALYTICS-23] is not raised once watching has ended', async () => {
    const { analytics, page, raised } = await arrange();
    analytics.stop();
    page.pass(600_000);
    expect(raised).not.toHaveBeenCalled();
  });

  it('[ANALYTICS-24] is not raised where it was shown before', async () => {
    const { page, raised, values } = await arrange({ satisfaction_survey_shown: 'true' });
    page.pass(600_000);
    expect(raised).not.toHaveBeenCalled();
    expect(values.get('satisfaction_survey_shown')).toBe('true');
  });

  it('[ANALYTICS-24] is not raised where no one would remember', async () => {
    const { page, raised, state } = await arrange();
    state.capacity = 0;
    page.pass(600_000);
    expect(raised).not.toHaveBeenCalled();
  });

  it('[ANALYTICS-24] is not raised, nor counted as shown, while recording is off', async () => {
    const { page, raised, values, consentTo } = await arrange();
    consentTo({ recording: false });
    page.pass(600_000);
    expect(raised).not.toHaveBeenCalled();
    expect(values.has('satisfaction_survey_shown')).toBe(false);
  });

  it('[ANALYTICS-25] has its answer recorded', async () => {
    const { analytics } = await arrange();
    expect(await analytics.setSurveyAnswered({ score: 4, comment: 'Faster, please.' })).toEqual({ ok: true });
    expect(await analytics.setSurveyAnswered({ score: 1 })).toEqual({ ok: true });
    expect(analytics.analyticsEvents()).toMatchObject([
      { feature_name: 'satisfaction_survey', action: 'answered', value: 4, reason: 'Faster, please.' },
      { feature_name: 'satisfaction_survey', action: 'answered', value: 1 },
    ]);
  });

  it.each([0, 6, 2.5, Number.NaN])('[ANALYTICS-25] refuses a score of %d', async (score) => {
    const { analytics } = await arrange();
    expect(await analytics.setSurveyAnswered({ score })).toEqual({
      ok: false,
      reason: recordingMessages.invalidScore,
    });
    expect(analytics.analyticsEvents()).toEqual([]);
  });

  it('[ANALYTICS-25] keeps a comment whole or refuses it', async () => {
    const { analytics } = await arrange();
    const comment = 'c'.repeat(1000);
    expect(await analytics.setSurveyAnswered({ score: 4, comment: `${comment}.` })).toEqual({
      ok: false,
      reason: recordingMessages.commentTooLong,
    });
    expect(await analytics.setSurveyAnswered({ score: 4, comment })).toEqual({ ok: true });
    expect(analytics.analyticsEvents()).toMatchObject([{ reason: comment }]);
  });

  it('[ANALYTICS-25] tells why an answer is not recorded', async () => {
    const { analytics, consentTo } = await arrange();
    consentTo({ recording: false });
    expect(await analytics.setSurveyAnswered({ score: 4 })).toEqual({
      ok: false,
      reason: messages.recordingOff,
    });
  });
});
