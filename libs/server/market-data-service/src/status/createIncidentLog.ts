import type { ProviderIncident } from '@finance-analyst/contracts';

/** The periods in which providers failed. */
export interface IncidentLog {
  open(incident: Omit<ProviderIncident, 'endedAt'>): void;
  /** Closes the open incident of a provider. */
  close(providerId: string, endedAt: string): void;
  /** Newest first. */
  list(): readonly ProviderIncident[];
}

const mostKept = 50;

/** Keeps the last fifty in memory. */
export function createIncidentLog(): IncidentLog {
  let incidents: readonly ProviderIncident[] = [];
  return {
    open(incident) {
      incidents = [{ ...incident, endedAt: null }, ...incidents].slice(0, mostKept);
    },
    close(providerId, endedAt) {
      incidents = incidents.map((incident) =>
        incident.providerId === providerId && incident.endedAt === null ? { ...incident, endedAt } : incident,
      );
    },
    list: () => incidents,
  };
}
