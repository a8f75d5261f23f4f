import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/**
 * Files whose names say that they take long come first, so that no worker is left with one of them at the end. Vitest by
 * itself knows what took long the last time, and in a fresh clone only how large each file is.
 */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's: the order that Vitest would choose
    const sorted = await super.sort(files)
    // A process is shared only as long as the next file is of the same project.
    const projects = new Set(sorted.map(({ project }) => project.name))
    return [...projects].flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name)
      return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))]
    })
  }
}

function isSlow({ moduleId }: TestSpecification): boolean {
  return /\.(?:laws|long)\.test\.tsx?$/.test(moduleId)
}
