import { allowedForTools, allowedLicences, exceptions } from './allowedLicences.ts';
import type { InstalledPackage } from './InstalledPackage.ts';
import { satisfies } from './satisfies.ts';

/** Packages whose license is unknown or not allowed where they are used. */
export const licenceProblems = (packages: readonly InstalledPackage[]): readonly string[] =>
  packages.flatMap(({ name, version, licence, isTool }) => {
    const stated = exceptions.get(name)?.licence ?? licence;
    if (stated === undefined) return [`${name}@${version} names no licence.`];
    const isAllowed = (one: string): boolean =>
      allowedLicences.has(one) || (isTool && allowedForTools.has(one));
    const use = isTool ? 'a tool' : 'the product';
    return satisfies(stated, isAllowed) ? [] : [`${name}@${version}: ${stated} is not allowed for ${use}.`];
  });

/** Exceptions that no installed package needs anymore. */
export const staleExceptions = (packages: readonly InstalledPackage[]): readonly string[] =>
  [...exceptions.keys()]
    .filter((name) => !packages.some((installed) => installed.name === name))
    .map((name) => `The exception for ${name} is no longer needed.`);
