interface TestFile {
  readonly project: { readonly name: string };
  readonly moduleId: string;
}

/** Keeps the order of the projects, and in each puts the files that need no document after those that do. */
export function groupByEnvironment<File extends TestFile>(
  files: readonly File[],
  needsNoDocument: (moduleId: string) => boolean,
): File[] {
  const projects = [...new Set(files.map(({ project }) => project.name))];
  return projects.flatMap((name) => {
    const ofProject = files.filter(({ project }) => project.name === name);
    const withoutDocument = new Set(ofProject.filter(({ moduleId }) => needsNoDocument(moduleId)));
    return [...ofProject.filter((file) => !withoutDocument.has(file)), ...withoutDocument];
  });
}
