/** The version of this engine, by which a saved model says what computed it. */
export const engineVersion = '0.1.0';
