/** Whether a status is that of a gateway in front of a server that gives it no answer, or none in time. */
export const isOfGateway = (status: number): boolean => status === 502 || status === 504;
